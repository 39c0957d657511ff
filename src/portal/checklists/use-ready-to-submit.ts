import type { Application } from '../../contract/application.ts'
import { useCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useCompleteness } from './use-completeness.ts'

/** Whether an application waits for its first submission. */
export const waitsForSubmission = ({ status, Submitted }: Application): boolean => status === 'New' && !Submitted

/**
 * Whether the user has an application to submit and completed everything that it requires, by the user's summary until
 * the applications load: what shows it must not move the page. Undefined while that is not known.
 */
export function useReadyToSubmit(): boolean | undefined {
  const user = useUser()
  const complete = useCompleteness()
  const summary = profileSummary(user)
  const applies = hasProfile(user) && summary?.ApplicationReleased !== true
  const { data } = useCall(applies && complete === 100 ? 'application' : null)
  if (!applies) return false
  if (complete !== 100) return complete === undefined ? undefined : false
  return data?.some(waitsForSubmission) ?? summary?.ApplicationToSubmit
}
