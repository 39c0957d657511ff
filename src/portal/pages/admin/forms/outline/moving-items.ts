import { moveItem, moveItemBy } from '../../../../../engine/editing/edits/items.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import type { MovableThing } from './movable-places.ts'
import type { MovingList } from './use-moving.ts'

/** A list of a document whose items move among each other, in their order. */
export const movingItems = (
  list: JsonPointer,
  items: readonly MovableThing[],
  idsOf: MovingList['idsOf'],
): MovingList => ({
  name: list,
  groups: [items],
  idsOf,
  stepped: (id, step) => moveItemBy({ list, id }, step),
  moved: (id, beside) => moveItem({ list, id }, beside),
})
