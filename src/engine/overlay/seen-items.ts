import { isJsonArray, isJsonObject, isScalar, ownValue } from './json.ts'
import type { JsonScalar, JsonValue } from './json.ts'
import { valueAt } from './location.ts'
import { OverlayRefusal, name, show } from './overlay-refusal.ts'
import type { ReadAction } from './read-overlay.ts'
import { selectNodes } from './select-nodes.ts'
import { formatSimplePath, readSimplePath } from './simple-path.ts'
import type { FilterStep, PathStep } from './simple-path.ts'

/** A removal of list items: the list, and the filter that names them. */
interface ItemRemoval {
  readonly list: readonly PathStep[]
  readonly item: FilterStep
}

/** What a target removes from a list; undefined when it does not select list items. */
function itemRemoval(target: string): ItemRemoval | undefined {
  const steps = readSimplePath(target)
  const item = steps?.at(-1)
  return steps && item && 'equals' in item ? { list: steps.slice(0, -1), item } : undefined
}

/** The names of the items that an overlay's author saw, by list. */
export type SeenItems = ReadonlyMap<string, readonly JsonScalar[]>

/** The items that all actions of an overlay together saw, for each list from which they remove items. */
export function seenItems(actions: readonly ReadAction[]): SeenItems {
  const seen = new Map<string, readonly JsonScalar[]>()
  for (const { target, saw } of actions) {
    for (const path of saw === undefined ? [] : listPath(target))
      seen.set(path, [...(seen.get(path) ?? []), ...(saw ?? [])])
  }
  return seen
}

/** The path of the list whose items a target selects; empty when it does not select list items. */
export function listPath(target: string): readonly string[] {
  const removal = itemRemoval(target)
  return removal === undefined ? [] : [formatSimplePath(removal.list)]
}

/**
 * Compares a list with `x-saw`, the names of all items at the time of writing the overlay: an author who removes some
 * items has to decide about new ones too.
 * @param before the document before the first action of the overlay
 * @throws {OverlayRefusal} of kind `conflict` that names the new ones
 */
export function guardSeen(before: JsonValue, { target, saw }: ReadAction, seen: SeenItems): void {
  const removal = itemRemoval(target)
  const known = seen.get(listPath(target)[0] ?? '')
  if (saw === undefined || removal === undefined || known === undefined) return
  const list = { text: formatSimplePath(removal.list), steps: removal.list }
  for (const location of selectNodes(list, before, 'target')) {
    const items = valueAt(before, location)
    const added = (isJsonArray(items) ? items : []).filter((item) => !known.includes(nameOf(item, removal.item)))
    if (added.length === 0) continue
    const names = added.map((item) => nameOf(item, removal.item))
    const message =
      `${name(location)} has got ${names.map(show).join(', ')} since the overlay was written, which removes others. ` +
      'To adopt an item add its name to "x-saw"; if it is not to be there, remove it as well.'
    throw new OverlayRefusal('conflict', ['x-saw'], message, { was: known, now: names })
  }
}

/** The item's name by the property that the removal uses; null when it has none. */
function nameOf(item: JsonValue, { key }: FilterStep): JsonScalar {
  const value = key === undefined ? item : isJsonObject(item) ? ownValue(item, key) : undefined
  return value !== undefined && isScalar(value) ? value : null
}
