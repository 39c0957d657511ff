import { useStart } from '../../ui/start-context.ts'
import { useDocument } from '../../forms/published-context.ts'
import { useTitle } from '../../language/use-title.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useSession, useUser } from '../../session/session-context.ts'
import { leadingEntries, menuEntries } from './menu-entries.ts'
import { MenuEntries } from './MenuEntries.tsx'

/** The declared menu, filtered for the current user. */
export function SideMenu({ onFollow }: { readonly onFollow?: () => void }) {
  const { settings, tenant } = useStart()
  const token = useSession()?.token ?? ''
  const user = useUser()
  const titleOf = useTitle()
  const { page } = useDocument('pages/menu')
  if (page?.kind !== 'menu') return null
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  const shown = menuEntries(page, settings.site_installed_packages, values)
  const memberNo = profileSummary(user)?.MemberNo ?? ''
  const entries = leadingEntries(shown, tenant.sites, { token, memberNo }).map(({ entry, ...one }) => ({
    ...one,
    entry: { ...entry, title: titleOf(entry.title) },
  }))
  return <MenuEntries entries={entries} onFollow={onFollow} />
}
