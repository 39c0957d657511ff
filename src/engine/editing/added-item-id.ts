import type { JsonObject } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { isNamedItem } from './named-items.ts'
import { newItemId } from './new-name.ts'
import { listAt } from './with-value.ts'

/**
 * The id that an item gets for its title when it is added to a list: no item has it, also none that was taken away.
 *
 * @param reserved ids that mean something else there
 */
export function addedItemId(
  { document, inherited }: { readonly document: JsonObject; readonly inherited: JsonObject },
  list: JsonPointer,
  title: string,
  reserved: readonly string[] = [],
): string {
  const known = [...listAt(document, list), ...listAt(inherited, list)].filter(isNamedItem).map(({ id }) => id)
  return newItemId(title, [...known, ...reserved])
}
