import { isJsonArray, isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { findSame } from '../../overlay/guards.ts'
import { keysOf, ownValue, withKey } from '../../overlay/json.ts'
import { removalOrder, removeAt, replaceAt, valueAt } from '../../overlay/location.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { selectNodes } from '../../overlay/select-nodes.ts'
import { readSimplePath } from '../../overlay/simple-path.ts'

/**
 * A document with what an action wants, whatever the document has there: a value of another kind is replaced, and an
 * item that the list already has becomes that of the action. Undefined where there is nothing to change, which is not
 * so for a removal: what it removes may be gone.
 */
export function forceAction(document: JsonObject, action: OverlayAction): JsonObject | undefined {
  const locations = locationsOf(document, action.target)
  if (action.remove === true) {
    return asObject(removalOrder(locations).reduce<JsonValue>((rest, location) => removeAt(rest, location), document))
  }
  const wanted = action.update ?? copied(document, action.copy)
  if (wanted === undefined || locations.length === 0) return undefined
  return asObject(
    locations.reduce<JsonValue>(
      (changed, location) => replaceAt(changed, location, overwrite(valueAt(changed, location), wanted)),
      document,
    ),
  )
}

/** Every place in a document that a target names. */
export function locationsOf(document: JsonValue, target: string) {
  const steps = readSimplePath(target)
  return steps === undefined ? [] : selectNodes({ text: target, steps }, document, 'target')
}

function copied(document: JsonValue, source: string | undefined): JsonValue | undefined {
  const [location] = source === undefined ? [] : locationsOf(document, source)
  return location && valueAt(document, location)
}

/** One value merged into another as an action merges it, but without ever being refused. */
function overwrite(target: JsonValue | undefined, update: JsonValue): JsonValue {
  if (isJsonArray(target)) return withItems(target, isJsonArray(update) ? update : [update])
  if (!isJsonObject(target) || !isJsonObject(update)) return update
  return keysOf(update).reduce<JsonObject>(
    (merged, key) => withKey(merged, key, overwrite(ownValue(merged, key), update[key] ?? null)),
    target,
  )
}

/** A list with items, each in place of the one that it already has by the same name. */
function withItems(list: readonly JsonValue[], items: readonly JsonValue[]): readonly JsonValue[] {
  return items.reduce<readonly JsonValue[]>((all, item) => {
    const same = findSame(all, item)
    return same === undefined ? [...all, item] : all.map((one) => (one === same ? item : one))
  }, list)
}

const asObject = (value: JsonValue): JsonObject | undefined => (isJsonObject(value) ? value : undefined)
