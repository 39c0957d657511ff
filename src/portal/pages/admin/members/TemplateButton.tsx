import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { saveFile } from '../../../documents/save-file.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

/** Saves a file with the headings that an import needs. */
export function TemplateButton() {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await api.file('admin/members/template'), 'members.csv')
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    setBusy(false)
  }
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isBusy} onClick={() => void save()}>
      {text('portal.import.template')}
    </Button>
  )
}
