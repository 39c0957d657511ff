import type { Comparison, Difference } from './difference.ts'
import { findSame } from './guards.ts'
import { isJsonObject, isScalar, ownValue } from './json.ts'
import type { JsonScalar, JsonValue } from './json.ts'
import type { PathStep } from './simple-path.ts'

/** A list whose items all have distinct names. */
interface NamedList {
  readonly key?: string
  readonly items: ReadonlyMap<JsonScalar, JsonValue>
}

/**
 * The differences between two lists, item by item: removed, changed and appended items. Undefined when they cannot be
 * expressed this way.
 */
export function diffList(
  path: readonly PathStep[],
  base: readonly JsonValue[],
  edited: readonly JsonValue[],
  comparison: Comparison,
): Difference[] | undefined {
  for (const key of [undefined, ...comparison.keys]) {
    const was = nameItems(base, key)
    const now = nameItems(edited, key)
    if (was && now && onlyAppends(was, now)) return tellItems(path, was, now, comparison)
  }
  return undefined
}

/**
 * The items by their own value (no key) or by a property's value; undefined when an item has none, or two share one.
 */
function nameItems(list: readonly JsonValue[], key: string | undefined): NamedList | undefined {
  const items = new Map<JsonScalar, JsonValue>()
  for (const item of list) {
    const name = key === undefined ? item : isJsonObject(item) ? ownValue(item, key) : undefined
    if (!isScalar(name) || items.has(name)) return undefined
    items.set(name, item)
  }
  return { items, ...(key !== undefined && { key }) }
}

/** Whether the edited list consists of the remaining base items, in their order, followed by new items. */
function onlyAppends(was: NamedList, now: NamedList): boolean {
  const staying = [...was.items.keys()].filter((name) => now.items.has(name))
  return [...now.items.keys()].every((name, i) => (i < staying.length ? name === staying[i] : !was.items.has(name)))
}

function tellItems(path: readonly PathStep[], was: NamedList, now: NamedList, comparison: Comparison): Difference[] {
  const removed: Difference[] = []
  const changed: Difference[] = []
  for (const [name, item] of was.items) {
    const step: PathStep = { equals: name, ...(was.key !== undefined && { key: was.key }) }
    const edited = now.items.get(name)
    const says = `Removes the item ${JSON.stringify(name)}.`
    if (edited === undefined) {
      // One removal lists the names of all items, on behalf of the others.
      const saw = removed.length === 0 && { 'x-saw': [...was.items.keys()] }
      removed.push({ path: [...path, step], says, action: { remove: true, 'x-was': item, ...saw } })
    }
    if (isJsonObject(item) && isJsonObject(edited)) {
      changed.push(...comparison.objects([...path, step], item, edited, comparison))
    }
  }
  return [...removed, ...changed, ...appending(path, was, now)]
}

function appending(path: readonly PathStep[], was: NamedList, now: NamedList): Difference[] {
  const added = [...now.items].filter(([name]) => !was.items.has(name))
  if (added.length === 0) return []
  const update = added.map(([, item]) => item)
  const staying = [...now.items].filter(([name]) => was.items.has(name)).map(([, item]) => item)
  const absent = update.every((item) => findSame(staying, item) === undefined)
  const says = `Adds ${added.map(([name]) => JSON.stringify(name)).join(', ')}.`
  return [{ path, says, action: { update, ...(absent && { 'x-absent': true as const }) } }]
}
