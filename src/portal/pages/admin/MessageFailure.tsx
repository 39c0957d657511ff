import type { OutboxEntry } from '../../../contract/outbox-entry.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { Detail } from './Detail.tsx'

interface MessageFailureProps {
  readonly failure: OutboxEntry['failure']
  /** The mail server's or the provider's own words, which we cannot translate. */
  readonly answered: string | null
}

/** Why the last attempt to send a message failed. */
export function MessageFailure({ failure, answered }: MessageFailureProps) {
  const text = useText()
  if (failure === null && answered === null) return '–'
  return (
    <>
      {failure !== null && text(`portal.messages.failure.${failure}`)}
      {answered !== null && answered !== '' && (
        <Detail>
          <BreakableText>{answered}</BreakableText>
        </Detail>
      )}
    </>
  )
}
