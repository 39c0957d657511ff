import type { JsonObject } from '../../json/json.ts'
import type { Edit } from '../edit.ts'
import { fieldOrder, fieldPositions, groupFronts, withFieldPositions } from '../field-order.ts'
import type { Around } from '../field-order.ts'
import { declaredPlace, isShared, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { movedBeside, notThere, oneStep, positionsFor } from '../positions.ts'
import type { Arrangement, Beside, Positions } from '../positions.ts'

/** Moves a field beside another one of the same object. */
export const moveField =
  (path: FieldPath, target: Beside): Edit =>
  (document, inherited) =>
    moved(document, inherited, path, () => target)

/** Moves a field up or down by one; at the edge of a group into the next group. */
export const moveFieldBy =
  (path: FieldPath, step: 'up' | 'down'): Edit =>
  (document, inherited) =>
    moved(document, inherited, path, (order, name) => oneStep(order, name, step))

function moved(
  document: JsonObject,
  inherited: JsonObject,
  path: FieldPath,
  target: (order: Arrangement, name: string) => Beside | undefined,
): JsonObject | string {
  const place = declaredPlace(document, path)
  if (place === undefined) return noField(path)
  if (place.around.schema === undefined) return isShared(path)
  const order = fieldOrder(document, place.around)
  const beside = target(order, place.name)
  if (beside === undefined) return document
  const wanted = movedBeside(order, place.name, beside)
  return wanted === undefined ? notThere : arranged(document, inherited, place.around, { wanted, moved: place.name })
}

/** How the fields of an object are to stand, and the one that moves, if one does. */
interface Rearranged {
  readonly wanted: Arrangement
  readonly moved?: string
}

/** The document with the fields of an object as wanted, or one sentence when no positions do that. */
export function arranged(
  document: JsonObject,
  inherited: JsonObject,
  around: Around,
  { wanted, moved: name }: Rearranged,
): JsonObject | string {
  const fronts = groupFronts(document, around)
  const inLayersBelow = fieldPositions(inherited, around)
  const known = fieldPositions(document, around)
  const standing = (after: string | null | undefined) =>
    typeof after !== 'string' || known.has(after) || fronts.includes(after) ? after : undefined
  const now = new Map([...known].map(([id, after]) => [id, standing(after)]))
  const below = [...now].map(
    ([id, after]) => [id, inLayersBelow.has(id) ? standing(inLayersBelow.get(id)) : after] as const,
  )
  const placed = (positions: Positions) => withFieldPositions(document, inherited, around, positions)
  const arrange = (positions: Positions) => fieldOrder(placed(positions), around)
  const positions = positionsFor(wanted, { now, below: new Map(below), arrange, fronts }, name)
  return positions === undefined ? notThere : placed(positions)
}
