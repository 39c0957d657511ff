import type { ClosingReason } from '../../../contract/response.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { MendLink } from '../MendLink.tsx'

interface ClosedBeginningProps {
  /** Why the case cannot begin yet; null where it is not offered at all. */
  readonly reasons: readonly ClosingReason[] | null
}

/** Why somebody cannot begin a case now, and what mends it; nothing where they can. */
export function ClosedBeginning({ reasons }: ClosedBeginningProps) {
  const text = useText()
  if (reasons === null) return <AlertBanner kind="warning">{text('portal.begin.not-offered')}</AlertBanner>
  if (reasons.length === 0) return null
  return (
    <AlertBanner kind="warning">
      {reasons.map(({ code, id = '', mend, text: reason }) => (
        <p key={`${code} ${id}`} style={{ margin: 0 }}>
          {reason} <MendLink mend={mend} />
        </p>
      ))}
    </AlertBanner>
  )
}
