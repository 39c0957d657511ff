import type { TabsPageDefinition } from '../../../engine/document/page-definition.ts'
import { useDocument } from '../../forms/published-context.ts'
import { useUser } from '../../session/session-context.ts'

/** The page of the user's profile, as declared for their kind of member. */
export function useProfileTabs(): TabsPageDefinition | undefined {
  const user = useUser()
  const { page } = useDocument(user.type === 'Corporate' ? 'pages/profile-firm' : 'pages/profile-individual')
  return page?.kind === 'tabs' ? page : undefined
}
