import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { valueAt } from '../overlay/location.ts'
import type { Location } from '../overlay/location.ts'
import { originOf } from '../overlay/origin-log.ts'
import { formatPointer } from '../json/pointer.ts'
import type { NodeOrigin, OverlayAction } from '../overlay/overlay-document.ts'
import { selectNodes } from '../overlay/select-nodes.ts'
import { readSimplePath } from '../overlay/simple-path.ts'
import type { PathStep } from '../overlay/simple-path.ts'
import type { ComposedActions } from './composed-actions.ts'

/**
 * The reason that an edited layer already gives for what an action does; undefined when the action does something new.
 *
 * @param layer the name of the edited layer
 */
export function earlierReason(before: ComposedActions, layer: string, action: OverlayAction): string | undefined {
  const steps = readSimplePath(action.target) ?? []
  const found = action.remove === true ? removal(before, steps, action) : setting(before, steps, action)
  return found?.layer === layer ? found.reason : undefined
}

function setting(before: ComposedActions, steps: readonly PathStep[], { update }: OverlayAction) {
  const at = locationOf(before, steps)
  if (at === undefined) return undefined
  const inside = isJsonArray(update) ? itemAt(before, at, update[0]) : memberAt(before, at, update)
  return inside && originOf(before.origins, formatPointer(inside))
}

/** Where the document already has the item that an action adds. */
function itemAt({ document }: ComposedActions, at: Location, item: JsonValue | undefined): Location | undefined {
  const list = valueAt(document, at)
  const index = isJsonArray(list) ? list.findIndex((known) => equalJson(known, item)) : -1
  return index < 0 ? undefined : [...at, index]
}

/** Where the document already has the value that an action sets. */
function memberAt({ document }: ComposedActions, at: Location, update: JsonValue | undefined): Location | undefined {
  if (!isJsonObject(update)) return undefined
  const [name = ''] = Object.keys(update)
  const inside = [...at, name]
  return equalJson(valueAt(document, inside), ownValue(update, name)) ? inside : undefined
}

/** A removed member is noted at its own place, a removed item at its list. */
function removal({ document, origins }: ComposedActions, steps: readonly PathStep[], action: OverlayAction) {
  const last = steps.at(-1)
  const around = locationOf({ document }, steps.slice(0, -1))
  if (last === undefined || around === undefined) return undefined
  const noted = origins.get(formatPointer('name' in last ? [...around, last.name] : around)) ?? []
  return noted.findLast((origin) => origin.action === 'remove' && isRemoved(origin, last, action))
}

function isRemoved({ was }: NodeOrigin, last: PathStep, action: OverlayAction): boolean {
  const removed = action['x-was'] ?? ('equals' in last ? last.equals : undefined)
  return equalJson(was, removed)
}

function locationOf({ document }: Pick<ComposedActions, 'document'>, steps: readonly PathStep[]): Location | undefined {
  return selectNodes({ text: '', steps }, document, 'target')[0]
}
