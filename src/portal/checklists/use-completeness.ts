import { percentPassed } from '../../engine/checklist/evaluate-checklist.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useOwnChecklist } from './use-checklist.ts'

/** Percentage of the user’s checklist items that pass; the percentage in the user’s summary until the items load. */
export function useCompleteness(): number | undefined {
  const items = useOwnChecklist()
  const stored = profileSummary(useUser())?.ProfileComplete
  return items ? percentPassed(items) : stored
}
