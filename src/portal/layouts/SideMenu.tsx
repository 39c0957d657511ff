import { isPortalPath } from '../app/is-portal-path.ts'
import { useStart } from '../app/start-context.ts'
import { useDocument } from '../forms/published-context.ts'
import { useUser } from '../session/session-context.ts'
import { menuEntries } from './menu-entries.ts'
import type { ShownEntry } from './menu-entries.ts'
import { MenuEntries } from './MenuEntries.tsx'

/** The declared menu, as this person may see it. */
export function SideMenu({ onFollow }: { readonly onFollow?: () => void }) {
  const { settings } = useStart()
  const user = useUser()
  const { page } = useDocument('pages/menu')
  if (page?.kind !== 'menu') return null
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  const entries = menuEntries(page, settings.site_installed_packages, values).filter(hasPage)
  return <MenuEntries entries={entries} onFollow={onFollow} />
}

/** Services that are declared and not yet part of the portal have no entry that leads nowhere. */
const hasPage = ({ entry }: ShownEntry): boolean => isPortalPath(entry.path)
