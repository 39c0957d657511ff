import { equalJson, isJsonArray, isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { formatPointer, getAt, parsePointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { readSimplePath } from '../../overlay/simple-path.ts'
import { stepInto } from './step-into.ts'

/**
 * Where in a document something is that is wrong with an action of its overlay: from a pointer into the overlay, such
 * as `/actions/2/update/title`, to the pointer of what that action changes. A pointer elsewhere gives the whole
 * document.
 */
export function actionPlace(
  document: JsonObject,
  actions: readonly OverlayAction[],
  pointer: JsonPointer,
): JsonPointer {
  const [first, index, member, ...rest] = parsePointer(pointer)
  const action = first === 'actions' ? actions[Number(index)] : undefined
  if (action === undefined) return ''
  const target = targetPlace(document, action)
  if (isJsonArray(action.update)) return nearest(document, [...target, ...itemPlace(document, target, action, rest)])
  const inside = member === 'update' ? rest : Object.keys(isJsonObject(action.update) ? action.update : {}).slice(0, 1)
  return nearest(document, [...target, ...inside])
}

/** Where in its list an added item is, and what is named in it. */
function itemPlace(
  document: JsonObject,
  target: readonly string[],
  { update }: OverlayAction,
  [index = '0', ...inside]: readonly string[],
): readonly string[] {
  const [list, item] = [getAt(document, formatPointer([...target])), isJsonArray(update) && update[Number(index)]]
  const at = isJsonArray(list) && item ? list.findIndex((one) => equalJson(one, item)) : -1
  return at < 0 ? [] : [String(at), ...inside]
}

function targetPlace(document: JsonObject, { target }: OverlayAction): readonly string[] {
  const place: string[] = []
  let node: JsonValue | undefined = document
  for (const step of readSimplePath(target) ?? []) {
    const { segment, value } = stepInto(node, step)
    place.push(segment)
    node = value
  }
  return place
}

/** The place, or what is around it where the document has no such place. */
function nearest(document: JsonObject, segments: readonly string[]): JsonPointer {
  const pointer = formatPointer([...segments])
  return segments.length === 0 || getAt(document, pointer) !== undefined
    ? pointer
    : nearest(document, segments.slice(0, -1))
}
