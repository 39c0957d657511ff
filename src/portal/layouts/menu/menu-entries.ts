import { evaluate } from '../../../engine/condition/evaluate.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { MenuEntry, MenuPage } from '../../../engine/document/page-definition.ts'
import { shownItems } from '../../../renderer/pages/page-values.ts'

/** A visible entry, and whether the user may follow it. */
export interface ShownEntry {
  readonly entry: MenuEntry
  readonly enabled: boolean
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
