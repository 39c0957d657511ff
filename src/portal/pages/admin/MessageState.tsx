import { styled } from '@mui/material/styles'
import type { MessageStatus } from '../../../contract/outbox-entry.ts'
import { useText } from '../../../renderer/texts/use-text.ts'

interface MessageStateProps {
  readonly status: MessageStatus
  /** When it is tried again. */
  readonly next: string | undefined
}

/** Where a message stands; the colour only repeats what the word says. */
export function MessageState({ status, next }: MessageStateProps) {
  const text = useText()
  return (
    <>
      <Chip data-status={status}>{text(`portal.messages.status.${status}`)}</Chip>
      {status === 'queued' && next !== undefined && <Next>{text('portal.messages.next', { at: next })}</Next>}
    </>
  )
}

const Chip = styled('span')({
  display: 'inline-block',
  padding: '1px 10px',
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: 'var(--mui-palette-sunken)',
  color: 'var(--mui-palette-text-secondary)',
  '&[data-status="sent"]': { background: 'var(--mui-palette-success-soft)', color: 'var(--mui-palette-success-text)' },
  '&[data-status="failed"]': { background: 'var(--mui-palette-error-soft)', color: 'var(--mui-palette-error-text)' },
})

const Next = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
}))
