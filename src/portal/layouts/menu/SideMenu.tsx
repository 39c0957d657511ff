import { isPortalPath } from '../../../contract/portal-paths.ts'
import { useStart } from '../../ui/start-context.ts'
import { useDocument } from '../../forms/published-context.ts'
import { useTitle } from '../../language/use-title.ts'
import { useUser } from '../../session/session-context.ts'
import { menuEntries } from './menu-entries.ts'
import { MenuEntries } from './MenuEntries.tsx'

/** The declared menu, filtered for the current user. */
export function SideMenu({ onFollow }: { readonly onFollow?: () => void }) {
  const { settings } = useStart()
  const user = useUser()
  const titleOf = useTitle()
  const { page } = useDocument('pages/menu')
  if (page?.kind !== 'menu') return null
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  const entries = menuEntries(page, settings.site_installed_packages, values)
    // Services that are declared but not yet part of the portal get no entry, because it would lead nowhere.
    .filter(({ entry }) => isPortalPath(entry.path))
    .map(({ entry, enabled }) => ({ entry: { ...entry, title: titleOf(entry.title) }, enabled }))
  return <MenuEntries entries={entries} onFollow={onFollow} />
}
