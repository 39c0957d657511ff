import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useSaveFile } from './use-save-file.ts'

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
  const { isBusy, save } = useSaveFile()
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isBusy} onClick={() => void save(address, fileName)}>
      {label}
      {about !== undefined && <span className="rg-unseen">: {about}</span>}
    </Button>
  )
}
