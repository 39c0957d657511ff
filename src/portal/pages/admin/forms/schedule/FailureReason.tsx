import type { ScheduleFailure } from '../../../../../contract/scheduled-publication.ts'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'

/** Why a publication that was due did not take place, with what the check found. */
export function FailureReason({ failure: { kind, issues } }: { readonly failure: ScheduleFailure }) {
  const text = useText()
  return (
    <>
      {text(`portal.schedule.failure.${kind}`)}
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={`${issue.document} ${issue.pointer} ${issue.text}`}>
              <BreakableText>{issue.text}</BreakableText>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
