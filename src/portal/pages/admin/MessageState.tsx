import { styled } from '@mui/material/styles'
import type { MessageStatus } from '../../../contract/outbox-entry.ts'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { Detail } from './Detail.tsx'

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
      {status === 'queued' && next !== undefined && <Detail>{text('portal.messages.next', { at: next })}</Detail>}
    </>
  )
}

const State = styled(Chip)({
  '&[data-status="sent"]': { background: 'var(--mui-palette-success-soft)', color: 'var(--mui-palette-success-text)' },
  '&[data-status="failed"]': { background: 'var(--mui-palette-error-soft)', color: 'var(--mui-palette-error-text)' },
})
