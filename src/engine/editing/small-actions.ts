import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'

/**
 * The actions of `diff` cut so that each sets, adds or removes one value, which then has a reason of its own and goes
 * back by itself.
 */
export function smallActions(actions: readonly OverlayAction[]): readonly OverlayAction[] {
  return actions.flatMap((action) => {
    const { update } = action
    if (isJsonObject(update)) return setMembers(action, update)
    return isJsonArray(update) && action['x-absent'] === true ? addedItems(action, update) : [action]
  })
}

function setMembers(action: OverlayAction, update: JsonObject): readonly OverlayAction[] {
  const { 'x-was': was, 'x-absent': _absent, ...rest } = action
  return Object.keys(update).map((name) => {
    const before = isJsonObject(was) ? ownValue(was, name) : undefined
    const guard = before === undefined ? { 'x-absent': true as const } : { 'x-was': { [name]: before } }
    return { ...rest, update: { [name]: update[name] }, ...guard }
  })
}

function addedItems(action: OverlayAction, items: readonly JsonValue[]): readonly OverlayAction[] {
  return items.map((item) => ({ ...action, update: [item] }))
}
