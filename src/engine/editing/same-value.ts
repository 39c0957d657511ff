import { isJsonObject } from '../json/json.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'
import { formatSimplePath, readSimplePath } from '../overlay/simple-path.ts'

/**
 * Whether two actions are the two halves of one change: a value that cannot be changed where it is, such as a list in
 * another order, is removed by one action and set by another. Neither means anything alone.
 */
export const areOfOneValue = (one: OverlayAction, other: OverlayAction): boolean =>
  setsRemoved(one, other) || setsRemoved(other, one)

function setsRemoved(removal: OverlayAction, { target, update }: OverlayAction): boolean {
  if (removal.remove !== true || !isJsonObject(update)) return false
  const around = readSimplePath(target) ?? []
  return Object.keys(update).some((name) => formatSimplePath([...around, { name }]) === removal.target)
}
