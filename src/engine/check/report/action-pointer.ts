import type { NodeOrigin } from '../../overlay/overlay-document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { pointerOf } from '../../overlay/location.ts'
import { readTarget, selectNodes } from '../../overlay/select-nodes.ts'
import { formatPointer, getAt, parsePointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { followSame } from './follow-same.ts'

/**
 * Pointer to the overlay action that set a node of the composed document, extended to the node inside its update as far
 * as it can be followed.
 */
export function actionPointer(
  overlay: JsonObject,
  origin: NodeOrigin,
  composed: JsonObject,
  pointer: JsonPointer,
): JsonPointer {
  const actions = ownValue(overlay, 'actions')
  const candidates = (isJsonArray(actions) ? actions : []).flatMap((action, i) =>
    isJsonObject(action) && ownValue(action, 'description') === origin.reason ? [{ action, i }] : [],
  )
  const found = candidates.map(({ action, i }) => ({ action, i, target: targetOf(action, composed, pointer) }))
  const match = found.findLast(({ target }) => target !== undefined) ?? found[0]
  if (match === undefined) return ''
  const { action, i, target } = match
  const update = ownValue(action, 'update')
  if (update === undefined || target === undefined) return formatPointer(['actions', i])
  const below = followSame(update, getAt(composed, target), parsePointer(pointer.slice(target.length)))
  return formatPointer(['actions', i, 'update', ...below])
}

/** The pointer of the action's target if it contains the given node. */
function targetOf(action: JsonObject, composed: JsonValue, pointer: JsonPointer): JsonPointer | undefined {
  const target = ownValue(action, 'target')
  if (typeof target !== 'string') return undefined
  const pointers = selectNodes(readTarget(target, 'target'), composed, 'target').map(pointerOf)
  return pointers.find((at) => pointer === at || pointer.startsWith(`${at}/`))
}
