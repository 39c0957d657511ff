import { percentPassed } from '../../engine/checklist/evaluate-checklist.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useOwnChecklist } from './use-checklist.ts'

/** Per cent of the user’s checklist that passes: of its items, and until they are here what the user’s summary says. */
export function useCompleteness(): number | undefined {
  const items = useOwnChecklist()
  const stored = profileSummary(useUser())?.ProfileComplete
  return items ? percentPassed(items) : stored
}
