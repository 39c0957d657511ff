import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { DeskView } from '../../../../contract/desk.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { SendDialog } from '../../../ui/SendDialog.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface SaveViewDialogProps {
  readonly type: string
  readonly query: string
  readonly onSaved: (views: readonly DeskView[]) => void
  readonly onClose: () => void
}

/** Asks under which name the filters are saved. */
export function SaveViewDialog({ type, query, onSaved, onClose }: SaveViewDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const given = name.trim()
  const save = async (): Promise<void> => {
    onSaved(await api.declared.post<readonly DeskView[]>(`cases/${type}/views`, { name: given, query }))
    toaster.show('success', text('portal.desk.view-saved', { name: given }))
  }
  const send = () => {
    setMissing(given === '')
    return given === '' ? undefined : save()
  }
  return (
    <SendDialog
      title={text('portal.desk.view-save')}
      send={text('portal.settings.save')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        required
        fullWidth
        label={text('portal.desk.view-name')}
        value={name}
        error={isMissing}
        helperText={isMissing ? text('portal.desk.view-name-missing') : ' '}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => {
          setName(target.value)
          setMissing(false)
        }}
      />
    </SendDialog>
  )
}
