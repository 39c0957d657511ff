import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { MenuPage } from '../../../engine/document/page-definition.ts'
import { useTitle } from '../../language/use-title.ts'
import { useStart } from '../../ui/start-context.ts'
import { leadingEntries, menuEntries } from './menu-entries.ts'
import type { ShownEntry, SiteValues } from './menu-entries.ts'

/** The entries of a menu for somebody, those that lead somewhere, called as the organisation calls them. */
export function useShownEntries(page: MenuPage, values: NamedValues, site: SiteValues): readonly ShownEntry[] {
  const { settings, tenant } = useStart()
  const titleOf = useTitle()
  const shown = menuEntries(page, settings.site_installed_packages, values)
  return leadingEntries(shown, tenant.sites, site).map(({ entry, ...one }) => ({
    ...one,
    entry: { ...entry, title: titleOf(entry.title) },
  }))
}
