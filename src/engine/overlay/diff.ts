import { diffList } from './diff-list.ts'
import type { Comparison, Difference } from './difference.ts'
import { equalJson, isJsonArray, isJsonObject, isScalar, keysOf, ownValue } from './json.ts'
import type { JsonObject, JsonValue } from './json.ts'
import type { Overlay } from './overlay-document.ts'
import { formatSimplePath } from './simple-path.ts'
import type { PathStep } from './simple-path.ts'
import { findUnusable } from './unusable-value.ts'

export interface DiffOptions {
  readonly title?: string
  readonly version?: string
  readonly extends?: string
  /** Properties besides `id` that may identify the objects of a list, in the order in which they are tried. */
  readonly keys?: readonly string[]
  /** The reason for all changes; put in front of each action's description. */
  readonly reason?: string
}

/**
 * The strict-profile overlay that turns `base` into `edited`: applying it returns exactly `edited`, except for the
 * order of objects' keys. List items are identified by `id`, by one of `keys`, or by their own value. A list that
 * cannot be changed item by item (unnamed or repeated items, items added before the end, another order) is removed and
 * written again, and the description mentions it. Every action carries its guards.
 * @throws {TypeError} when either has what no document may have (`findUnusable`), which the caller asks for first
 */
export function diff(base: JsonObject, edited: JsonObject, options: DiffOptions = {}): Overlay {
  const unusable = findUnusable(edited) ?? findUnusable(base)
  if (unusable !== undefined) throw new TypeError(unusable.message)
  const comparison: Comparison = { keys: ['id', ...(options.keys ?? [])], objects: diffObject }
  const differences = diffObject([], base, edited, comparison)
  const because = options.reason === undefined ? '' : `${options.reason} `
  return {
    overlay: '1.1.0',
    info: { title: options.title ?? 'Changes', version: options.version ?? '1' },
    ...(options.extends !== undefined && { extends: options.extends }),
    actions: differences.map(({ path, says, action }) => ({
      target: formatSimplePath(path),
      description: `${because}${says}`,
      ...action,
    })),
  }
}

/** The differences between two objects at a path: removed members, set members, then changes inside members. */
function diffObject(
  path: readonly PathStep[],
  base: JsonObject,
  edited: JsonObject,
  comparison: Comparison,
): Difference[] {
  const removals: Difference[] = []
  const set: SetMembers = { update: {}, was: {}, absent: false, lists: [] }
  const inside: Difference[] = []
  for (const key of new Set([...keysOf(base), ...keysOf(edited)])) {
    const was = ownValue(base, key)
    const now = ownValue(edited, key)
    if (equalJson(was, now)) continue
    const member = [...path, { name: key }]
    const deeper = diffMember(member, was, now, comparison)
    if (deeper) {
      inside.push(...deeper)
      continue
    }
    if (was !== undefined && !(isScalar(was) && isScalar(now))) removals.push(removal(member, was, now))
    if (now !== undefined) setMember(set, key, was, now)
  }
  return [...removals, ...setting(path, set), ...inside]
}

/** The differences inside a member; undefined when the whole member has to be set or replaced. */
function diffMember(
  path: readonly PathStep[],
  was: JsonValue | undefined,
  now: JsonValue | undefined,
  comparison: Comparison,
): Difference[] | undefined {
  if (isJsonObject(was) && isJsonObject(now)) return diffObject(path, was, now, comparison)
  return isJsonArray(was) && isJsonArray(now) ? diffList(path, was, now, comparison) : undefined
}

/** The members set in one object, collected for one action. */
interface SetMembers {
  update: Record<string, JsonValue>
  was: Record<string, JsonValue>
  absent: boolean
  readonly lists: string[]
}

function setMember(set: SetMembers, key: string, was: JsonValue | undefined, now: JsonValue): void {
  set.update[key] = now
  if (isScalar(was) && isScalar(now)) set.was[key] = was
  else set.absent = true
  if (isJsonArray(was) && isJsonArray(now)) set.lists.push(key)
}

function setting(path: readonly PathStep[], { update, was, absent, lists }: SetMembers): Difference[] {
  const names = Object.keys(update)
  if (names.length === 0) return []
  const changes = Object.keys(was).length > 0
  const whole = lists.length === 0 ? '' : ` ${wholeLists(lists)}`
  const action = { update, ...(changes && { 'x-was': was }), ...(absent && { 'x-absent': true as const }) }
  return [{ path, says: `Sets ${quoteAll(names)}.${whole}`, action }]
}

function wholeLists(lists: readonly string[]): string {
  const subject = lists.length === 1 ? `The list ${quoteAll(lists)} is` : `The lists ${quoteAll(lists)} are`
  return `${subject} replaced whole, because the change cannot be given item by item.`
}

function removal(path: readonly PathStep[], was: JsonValue, now: JsonValue | undefined): Difference {
  const last = path.at(-1)
  const label = JSON.stringify(last !== undefined && 'name' in last ? last.name : '')
  const whole = isJsonArray(was) && isJsonArray(now)
  const says =
    now === undefined
      ? `Removes ${label}.`
      : whole
        ? `Removes the list ${label}, to replace it whole.`
        : `Removes ${label}, to set a value of another kind.`
  return { path, says, action: { remove: true, 'x-was': was } }
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(', ')
}
