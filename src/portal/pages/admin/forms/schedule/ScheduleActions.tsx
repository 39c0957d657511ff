import { useState } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ScheduledPublication } from '../../../../../contract/scheduled-publication.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { SendDialog } from '../../../../ui/SendDialog.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { MoveDialog } from './MoveDialog.tsx'

interface ScheduleActionsProps {
  readonly schedule: ScheduledPublication
  readonly onMoved: () => void
  readonly onCancelled: () => void
}

/** Moves a publication that waits, or cancels it. */
export function ScheduleActions({ schedule, onMoved, onCancelled }: ScheduleActionsProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const [asks, setAsks] = useState<'move' | 'cancel'>()
  const form = schedule.title
  const cancel = async (): Promise<void> => {
    const { message } = await api.post(`admin/forms/schedules/cancel/${schedule.id}`)
    toaster.show('success', message)
    onCancelled()
  }
  const close = () => setAsks(undefined)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text('portal.schedule.move-of', { form })}
        onClick={() => setAsks('move')}
      >
        {text('portal.schedule.move')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={text('portal.schedule.cancel-of', { form })}
        onClick={() => setAsks('cancel')}
      >
        {text('portal.schedule.cancel')}
      </Button>
      {asks === 'move' && <MoveDialog schedule={schedule} onMoved={onMoved} onClose={close} />}
      {asks === 'cancel' && (
        <SendDialog
          title={text('portal.schedule.cancel-of', { form })}
          send={text('portal.schedule.cancel-confirm')}
          onSend={cancel}
          onClose={close}
        >
          <Typography>{text('portal.schedule.cancel-sure')}</Typography>
        </SendDialog>
      )}
    </>
  )
}
