import { styled } from '@mui/material/styles'
import type { OutboxEntry } from '../../../contract/outbox-entry.ts'
import { useText } from '../../../renderer/texts/use-text.ts'

interface MessageFailureProps {
  readonly failure: OutboxEntry['failure']
  /** By the mail server or the provider, in its own words, which are in no language of ours. */
  readonly answered: string | null
}

/** Why a message was not sent the last time. */
export function MessageFailure({ failure, answered }: MessageFailureProps) {
  const text = useText()
  if (failure === null && answered === null) return '–'
  return (
    <>
      {failure !== null && text(`portal.messages.failure.${failure}`)}
      {answered !== null && answered !== '' && <Answered>{answered}</Answered>}
    </>
  )
}

const Answered = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
  overflowWrap: 'anywhere',
}))
