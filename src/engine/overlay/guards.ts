import { equalJson, isJsonArray, isJsonObject, keysOf, ownValue } from './json.ts'
import type { JsonObject, JsonValue } from './json.ts'
import type { Location } from './location.ts'
import { OverlayRefusal, name, show } from './overlay-refusal.ts'

/** What an action records about the document that its author saw. */
export interface Guards {
  /** `x-was`; undefined when the action has none. */
  readonly was: JsonValue | undefined
  /** `x-absent`. */
  readonly absent: boolean
}

/**
 * Compares a removed node, as a whole, with `x-was`.
 * @throws {OverlayRefusal} of kind `conflict` when it differs
 */
export function guardRemoval(now: JsonValue, guards: Guards, at: Location): void {
  if (guards.was === undefined || equalJson(now, guards.was)) return
  throw conflict(at, ['x-was'], { was: guards.was, now })
}

/**
 * Checks the guards before a node is merged with `update`. `x-was` mirrors the update: where both are objects, each
 * property in `x-was` must have the given value; anything else is compared whole. With `x-absent`, members that are in
 * the update but not in `x-was` must not exist yet; in a list, none of the appended items may.
 * @throws {OverlayRefusal} of kind `conflict`
 */
export function guardUpdate(
  now: JsonValue | undefined,
  update: JsonValue | undefined,
  guards: Guards,
  at: Location,
): void {
  if (guards.was !== undefined) guardWas({ was: guards.was, now, overlay: update }, at, ['x-was'])
  if (guards.absent) guardAbsent(now, update, guards.was, at)
}

/** A value as the author saw it, as it is now, and as the overlay sets it. */
interface GuardedValue {
  readonly was: JsonValue
  readonly now: JsonValue | undefined
  readonly overlay: JsonValue | undefined
}

function guardWas(value: GuardedValue, at: Location, field: Location): void {
  const { was, now, overlay } = value
  if (isJsonObject(was) && isJsonObject(now) && isJsonObject(overlay)) {
    for (const key of keysOf(was)) {
      const member = { was: was[key] ?? null, now: ownValue(now, key), overlay: ownValue(overlay, key) }
      guardWas(member, [...at, key], [...field, key])
    }
  } else if (!equalJson(now, was)) throw conflict(at, field, value)
}

function guardAbsent(
  now: JsonValue | undefined,
  update: JsonValue | undefined,
  was: JsonValue | undefined,
  at: Location,
): void {
  if (isJsonArray(now)) guardAbsentItems(now, update, at)
  else if (isJsonObject(now) && isJsonObject(update)) guardAbsentKeys(now, update, was, at)
  else if (now !== undefined && was === undefined) throw alreadyThere(now, update, at)
}

function guardAbsentKeys(now: JsonObject, update: JsonObject, was: JsonValue | undefined, at: Location): void {
  for (const key of keysOf(update)) {
    const seen = isJsonObject(was) ? ownValue(was, key) : undefined
    const present = ownValue(now, key)
    const inside = [...at, key]
    if (isJsonObject(seen) || isJsonArray(present)) guardAbsent(present, update[key], seen, inside)
    else if (seen === undefined && present !== undefined) throw alreadyThere(present, update[key], inside)
  }
}

function guardAbsentItems(now: readonly JsonValue[], update: JsonValue | undefined, at: Location): void {
  // It was written where there was no list, and would do nothing.
  if (isJsonArray(update) && update.length === 0) throw alreadyThere([...now], update, at)
  for (const wanted of isJsonArray(update) ? update : [update ?? null]) {
    const present = findSame(now, wanted)
    if (present === undefined) continue
    const label = isJsonObject(wanted) && ownValue(wanted, 'id') !== undefined ? show(wanted.id) : show(wanted)
    throw new OverlayRefusal('conflict', ['x-absent'], `${name(at)} already holds ${label}, which the overlay adds.`, {
      now: present,
      overlay: wanted,
    })
  }
}

/** The list's item that equals `wanted` or, for objects, has the same `id`; undefined when there is none. */
export function findSame(list: readonly JsonValue[], wanted: JsonValue): JsonValue | undefined {
  const id = isJsonObject(wanted) ? ownValue(wanted, 'id') : undefined
  return list.find(
    (item) =>
      equalJson(item, wanted) || (id !== undefined && isJsonObject(item) && equalJson(ownValue(item, 'id'), id)),
  )
}

interface Ways {
  readonly was: JsonValue
  readonly now: JsonValue | undefined
  readonly overlay?: JsonValue | undefined
}

function conflict(at: Location, field: Location, { was, now, overlay }: Ways): OverlayRefusal {
  const wish = overlay === undefined ? 'and the overlay removes it' : `and the overlay wants ${show(overlay)}`
  const message = `${name(at)} was ${show(was)} when the overlay was written, is ${show(now)} now, ${wish}.`
  return new OverlayRefusal('conflict', field, message, {
    was,
    ...(now !== undefined && { now }),
    ...(overlay !== undefined && { overlay }),
  })
}

function alreadyThere(now: JsonValue, overlay: JsonValue | undefined, at: Location): OverlayRefusal {
  const message = `${name(at)} is already there as ${show(now)}, and the overlay adds ${show(overlay)}.`
  return new OverlayRefusal('conflict', ['x-absent'], message, { now, ...(overlay !== undefined && { overlay }) })
}
