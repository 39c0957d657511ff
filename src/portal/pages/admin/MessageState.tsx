import { styled } from '@mui/material/styles'
import type { MessageStatus } from '../../../contract/outbox-entry.ts'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'

interface MessageStateProps {
  readonly status: MessageStatus
  /** When the next attempt is due. */
  readonly next: string | undefined
}

/** The delivery status of a message. */
export function MessageState({ status, next }: MessageStateProps) {
  const text = useText()
  return (
    <>
      <State data-status={status}>{text(`portal.messages.status.${status}`)}</State>
      {status === 'queued' && next !== undefined && <Next>{text('portal.messages.next', { at: next })}</Next>}
    </>
  )
}

const State = styled(Chip)({
  '&[data-status="sent"]': { background: 'var(--mui-palette-success-soft)', color: 'var(--mui-palette-success-text)' },
  '&[data-status="failed"]': { background: 'var(--mui-palette-error-soft)', color: 'var(--mui-palette-error-text)' },
})

const Next = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
}))
