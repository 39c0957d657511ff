import type { JsonObject } from '../../json/json.ts'
import type { Edit } from '../edit.ts'
import { fieldOrder, fieldPositions, withFieldPositions } from '../field-order.ts'
import type { Around } from '../field-order.ts'
import { declaredPlace, isShared, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { movedBeside, oneStep, positionsFor } from '../positions.ts'
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
  return arranged(document, inherited, place.around, movedBeside(order, place.name, beside))
}

/** The document with the fields of an object as wanted, or one sentence when no positions do that. */
export function arranged(
  document: JsonObject,
  inherited: JsonObject,
  around: Around,
  wanted: Arrangement,
): JsonObject | string {
  const below = fieldPositions(inherited, around)
  const known = fieldPositions(document, around)
  const start = [...known].map(([name, own]) => {
    const after = below.has(name) ? below.get(name) : own
    return [name, typeof after === 'string' && !known.has(after) ? undefined : after] as const
  })
  const placed = (positions: Positions) => withFieldPositions(document, inherited, around, positions)
  const positions = positionsFor(wanted, {
    start: new Map(start),
    arrange: (tried) => fieldOrder(placed(tried), around),
    hasFirst: wanted.length === 1,
  })
  return positions === undefined ? 'It cannot be moved there.' : placed(positions)
}
