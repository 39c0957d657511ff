import type { MenuPage } from '../../../engine/document/page-definition.ts'
import { useDocument } from '../../forms/published-context.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useSession, useUser } from '../../session/session-context.ts'
import { useStart } from '../../ui/start-context.ts'
import { MenuEntries } from './MenuEntries.tsx'
import { useShownEntries } from './use-shown-entries.ts'

interface SideMenuProps {
  readonly onFollow?: () => void
}

/** The declared menu, filtered for the current user. */
export function SideMenu({ onFollow }: SideMenuProps) {
  const { page } = useDocument('pages/menu')
  return page?.kind === 'menu' && <OwnMenu page={page} onFollow={onFollow} />
}

function OwnMenu({ page, onFollow }: { readonly page: MenuPage; readonly onFollow: (() => void) | undefined }) {
  const { settings } = useStart()
  const token = useSession()?.token ?? ''
  const user = useUser()
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  const memberNo = profileSummary(user)?.MemberNo ?? ''
  return <MenuEntries entries={useShownEntries(page, values, { token, memberNo })} onFollow={onFollow} />
}
