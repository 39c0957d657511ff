import { evaluate } from '../../../engine/condition/evaluate.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { MenuEntry, MenuPage } from '../../../engine/document/page-definition.ts'
import { shownItems } from '../../../renderer/pages/page-values.ts'

/** An entry that is shown, and whether it may be followed. */
export interface ShownEntry {
  readonly entry: MenuEntry
  readonly enabled: boolean
}

/**
 * The entries of the declared menu that a person sees: those whose package is installed and whose condition holds. Where
 * no package is installed, for want of settings, only those without one are left.
 */
export function menuEntries(menu: MenuPage, packages: readonly string[], values: NamedValues): readonly ShownEntry[] {
  const installed = new Set(packages)
  return shownItems(menu.entries, values)
    .filter((entry) => entry.package === undefined || installed.has(entry.package))
    .map((entry) => ({ entry, enabled: entry.enable === undefined || evaluate(entry.enable, values) }))
}
