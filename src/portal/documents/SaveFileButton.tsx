import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { saveFile } from './save-file.ts'
import { useToaster } from '../ui/toaster-context.ts'

interface SaveFileButtonProps {
  readonly label: string
  /** What is saved, for screen readers, where several buttons have the same label. */
  readonly about?: string
  /** Below the base of the calls. */
  readonly address: string
  readonly fileName: string
}

/** Saves a file that the server makes; a failure is shown as a toast. */
export function SaveFileButton({ label, about, address, fileName }: SaveFileButtonProps) {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await api.file(address), fileName)
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    setBusy(false)
  }
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isBusy} onClick={() => void save()}>
      {label}
      {about !== undefined && <span className="rg-unseen">: {about}</span>}
    </Button>
  )
}
