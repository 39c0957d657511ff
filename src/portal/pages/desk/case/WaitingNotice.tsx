import type { DeskCase } from '../../../../contract/desk.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'

/** What the system could not do with the case yet, and why; it tries again by itself. */
export function WaitingNotice({ waiting }: { readonly waiting: DeskCase['waiting'] }) {
  const text = useText()
  const reasons = [...new Set(waiting.flatMap((event) => event.reasons))]
  if (waiting.length === 0) return null
  return <AlertBanner kind="info">{text('portal.desk.stuck', { reasons: reasons.join(' ') })}</AlertBanner>
}
