import { useCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import { profileSummary } from '../session/profile-summary.ts'
import { useUser } from '../session/session-context.ts'
import { useCompleteness } from './use-completeness.ts'

/**
 * Whether the user has an application to submit and completed everything that it requires; undefined while that is not
 * known.
 */
export function useReadyToSubmit(): boolean | undefined {
  const user = useUser()
  const complete = useCompleteness()
  const applies = hasProfile(user) && profileSummary(user)?.ApplicationReleased !== true
  const { data } = useCall(applies && complete === 100 ? 'application' : null)
  if (!applies) return false
  if (complete !== 100) return complete === undefined ? undefined : false
  return data?.some(({ status, Submitted }) => status === 'New' && !Submitted)
}
