import { useState } from 'react'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { BillingRunEntry } from '../../../../contract/billing-run.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { SendDialog } from '../../../ui/SendDialog.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'
import { runName } from './RunCells.tsx'

/** The longest reason, as the call takes it. */
const longest = 250

interface UndoDialogProps {
  readonly run: BillingRunEntry
  readonly onUndone: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks why a run is undone, and begins to. */
export function UndoDialog({ run, onUndone, onClose }: UndoDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const undo = async (): Promise<void> => {
    const { message } = await api.post('admin/billing/runs/undo', { id: run.id, reason: reason.trim() })
    toaster.show('success', message)
    await onUndone()
  }
  const send = (): Promise<void> | undefined => {
    setMissing(reason.trim() === '')
    return reason.trim() === '' ? undefined : undo()
  }
  return (
    <SendDialog
      title={text('portal.billing-runs.undo-title')}
      send={text('portal.billing-runs.undo-send')}
      onSend={send}
      onClose={onClose}
    >
      <Typography>{text('portal.billing-runs.undo-text', { run: runName(run) })}</Typography>
      <TextField
        label={text('portal.billing-runs.undo-reason')}
        value={reason}
        required
        error={isMissing}
        helperText={isMissing ? text('portal.billing-runs.undo-missing') : undefined}
        onChange={(event) => {
          setReason(event.target.value)
          setMissing(false)
        }}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
    </SendDialog>
  )
}
