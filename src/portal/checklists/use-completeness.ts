import { percentPassed } from '../../engine/checklist/evaluate-checklist.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useOwnChecklist } from './use-checklist.ts'

/** The percentage of the user’s mandatory checklist items that pass; that of the user’s summary until they load. */
export function useCompleteness(): number | undefined {
  const items = useOwnChecklist()
  const stored = profileSummary(useUser())?.ProfileComplete
  return items ? percentPassed(items) : stored
}
