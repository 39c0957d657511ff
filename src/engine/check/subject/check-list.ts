import { misplacedItems } from '../../overlay/index.ts'
import type { Placeable } from '../../overlay/index.ts'
import type { Finding } from './finding.ts'

/** A list of items with ids, and its place. */
export interface PlacedList {
  readonly pointer: string
  readonly items: readonly Placeable[]
}

/** The ids in a list are unique, and `after` names one of them. */
export function checkList({ pointer, items }: PlacedList): readonly Finding[] {
  const ids = items.map(({ id }) => id)
  const repeated = items.flatMap(({ id }, i) =>
    ids.indexOf(id) === i ? [] : [{ pointer: `${pointer}/${i}/id`, message: `The id "${id}" is used twice.` }],
  )
  const misplaced = misplacedItems(items).map((item) => ({
    pointer: `${pointer}/${items.indexOf(item)}/after`,
    message: `"after" of "${item.id}" names "${item.after}", which is not another item of the list.`,
  }))
  return [...repeated, ...misplaced]
}
