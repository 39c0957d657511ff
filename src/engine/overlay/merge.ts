import { isJsonArray, isJsonObject, isScalar, keysOf, ownValue, withKey } from './json.ts'
import type { JsonObject, JsonValue } from './json.ts'
import type { Location } from './location.ts'
import { OverlayRefusal, name, show } from './overlay-refusal.ts'

/** One node that a merge set; `was` is undefined for a node that is new. */
export interface NodeChange {
  readonly location: Location
  readonly was: JsonValue | undefined
}

export interface Merged {
  readonly value: JsonValue
  readonly changes: readonly NodeChange[]
}

/**
 * Merges an action's value into its target node, as Overlay 1.1 defines: objects merge recursively; a list is
 * concatenated to a list, any other value is appended to it; a scalar replaces a scalar.
 * @param at the target's location in the document, for the changes and the messages
 * @param field the action's field that contains the update, for the pointer
 * @throws {OverlayRefusal} of kind `incompatible` for any other combination
 */
export function merge(target: JsonValue, update: JsonValue, at: Location, field: string): Merged {
  const changes: NodeChange[] = []
  const appended = isJsonArray(target) && !isJsonArray(update) ? [update] : update
  return { value: mergeNode(target, appended, { at, field: [field], changes }), changes }
}

interface Place {
  readonly at: Location
  readonly field: Location
  readonly changes: NodeChange[]
}

function mergeNode(target: JsonValue, update: JsonValue, place: Place): JsonValue {
  if (isJsonArray(target) && isJsonArray(update)) return concatenate(target, update, place)
  if (isScalar(target) && isScalar(update)) {
    place.changes.push({ location: place.at, was: target })
    return update
  }
  if (isJsonObject(target) && isJsonObject(update)) return mergeObject(target, update, place)
  throw new OverlayRefusal('incompatible', place.field, incompatible(target, update, place.at))
}

function concatenate(target: readonly JsonValue[], update: readonly JsonValue[], place: Place): JsonValue {
  for (const i of update.keys()) place.changes.push({ location: [...place.at, target.length + i], was: undefined })
  return update.length === 0 ? target : [...target, ...update]
}

function mergeObject(target: JsonObject, update: JsonObject, place: Place): JsonObject {
  let merged = target
  for (const key of keysOf(update)) {
    const wanted = update[key] ?? null
    const present = ownValue(target, key)
    const inside = { at: [...place.at, key], field: [...place.field, key], changes: place.changes }
    if (present === undefined) inside.changes.push({ location: inside.at, was: undefined })
    const value = present === undefined ? wanted : mergeNode(present, wanted, inside)
    if (value !== present) merged = withKey(merged, key, value)
  }
  return merged
}

function incompatible(target: JsonValue, update: JsonValue, at: Location): string {
  return `${name(at)} is ${kindOf(target)} and cannot take ${kindOf(update)} (${show(update)}).`
}

/** The kind of a value, worded for a sentence. */
export function kindOf(value: JsonValue): 'a list' | 'an object' | 'a single value' {
  if (isJsonArray(value)) return 'a list'
  return isJsonObject(value) ? 'an object' : 'a single value'
}
