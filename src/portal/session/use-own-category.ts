import { useText } from '../../renderer/texts/use-text.ts'
import { useCategoryName } from '../api/use-category-name.ts'
import { profileSummary } from './profile-summary.ts'
import { useUser } from './session-context.ts'

/** The category of the user by name: that of the membership, before one that which is applied for. */
export function useOwnCategory(): string {
  const text = useText()
  const user = useUser()
  const name = useCategoryName()
  const applied = user['category']
  const code = profileSummary(user)?.Category ?? (typeof applied === 'string' ? applied : '')
  return code === '' ? text('portal.membership.applicant') : name(code)
}
