import { useText } from '../../renderer/texts/use-text.ts'
import { useCategoryName } from '../api/use-category-name.ts'
import { profileSummary } from './profile-summary.ts'
import { useUser } from './session-context.ts'

/** The name of the user's category: of the membership, or before there is one, the category applied for. */
export function useOwnCategory(): string {
  const text = useText()
  const user = useUser()
  const name = useCategoryName()
  const applied = user['category']
  const code = profileSummary(user)?.Category ?? (typeof applied === 'string' ? applied : '')
  return code === '' ? text('portal.membership.applicant') : name(code)
}
