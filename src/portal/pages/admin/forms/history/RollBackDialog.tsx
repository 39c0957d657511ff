import Typography from '@mui/material/Typography'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { SendDialog } from '../../../../ui/SendDialog.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useReason } from '../publish/use-reason.tsx'

interface RollBackDialogProps {
  readonly inForce: number
  /** The publication to bring back; 0 for the forms as shipped. */
  readonly to: number
  readonly onRolledBack: () => void
  readonly onClose: () => void
}

/** Asks why, and publishes again what an earlier publication had. */
export function RollBackDialog({ inForce, to, onRolledBack, onClose }: RollBackDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const asked = useReason()
  const rollBack = async (reason: string): Promise<void> => {
    await api.post('admin/forms/roll-back', { publication: inForce, to, reason })
    toaster.show('success', text('portal.history.done'))
    onRolledBack()
  }
  const send = () => {
    const reason = asked.read()
    return reason === undefined ? undefined : rollBack(reason)
  }
  return (
    <SendDialog
      title={text(to === 0 ? 'portal.history.back-to-shipped' : 'portal.history.back-to', { number: to })}
      send={text('portal.history.back-confirm')}
      onSend={send}
      onClose={onClose}
    >
      <Typography>{text('portal.history.back-sure')}</Typography>
      {asked.field}
    </SendDialog>
  )
}
