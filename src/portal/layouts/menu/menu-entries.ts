import { isPortalPath } from '../../../contract/portal-paths.ts'
import { evaluate } from '../../../engine/condition/evaluate.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { MenuEntry, MenuPage } from '../../../engine/document/page-definition.ts'
import { siteAddress } from '../../../engine/page/site-address.ts'
import { shownItems } from '../../../renderer/pages/page-values.ts'

/** A visible entry, whether the user may follow it, and the address if that is outside of the portal. */
export interface ShownEntry {
  readonly entry: MenuEntry
  readonly enabled: boolean
  readonly address?: string
}

/**
 * The menu entries that a user sees: those whose package is installed and whose condition is met. If the settings name
 * no installed packages, only entries without a package remain.
 */
export function menuEntries(menu: MenuPage, packages: readonly string[], values: NamedValues): readonly ShownEntry[] {
  const installed = new Set(packages)
  return shownItems(menu.entries, values)
    .filter((entry) => entry.package === undefined || installed.has(entry.package))
    .map((entry) => ({ entry, enabled: entry.enable === undefined || evaluate(entry.enable, values) }))
}

/** What addresses outside of the portal may have of the session. */
export interface SiteValues {
  /** The session's access token. */
  readonly token: string
  readonly memberNo: string
}

/**
 * The entries that lead somewhere: those of services that are declared but not yet part of the portal do not, nor do
 * those to an address that the organisation has not declared.
 */
export function leadingEntries(
  shown: readonly ShownEntry[],
  sites: Readonly<Record<string, string>>,
  { token, memberNo }: SiteValues,
): readonly ShownEntry[] {
  return shown.flatMap((one) => {
    const { site, path } = one.entry
    if (site === undefined) return isPortalPath(path) ? [one] : []
    if (!Object.hasOwn(sites, site)) return []
    const address = siteAddress(sites[site] ?? '', { token, memberNo })
    // What names a member's number leads nowhere for who has none yet: the entry stays, and cannot be followed.
    return [address === undefined ? { ...one, enabled: false } : { ...one, address }]
  })
}
