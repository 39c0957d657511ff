import { isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { parsePointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { placedParts } from '../../compose/arrange-document.ts'
import { placeAfter } from '../../overlay/index.ts'
import type { Placeable } from '../../overlay/index.ts'
import type { Edit } from '../edit.ts'
import { inInheritedOrder } from '../in-inherited-order.ts'
import { hasId, isNamedItem, isSameItem } from '../named-items.ts'
import type { NamedItem } from '../named-items.ts'
import { movedBeside, notThere, oneStep, positionsFor } from '../positions.ts'
import type { Arrangement, Beside, Positions } from '../positions.ts'
import { listAt, withList } from '../with-value.ts'

/** A list of a page, such as its columns, by its pointer, and the id of an item in it. */
export interface ItemPlace {
  readonly list: JsonPointer
  readonly id: string
}

/** Sets or takes away a value of an item: its title, the condition for showing it. */
export const setInItem =
  ({ list, id }: ItemPlace, key: string, value: JsonValue | undefined): Edit =>
  (document, inherited) => {
    if (!listAt(document, list).some((item) => hasId(item, id))) return noItem(id)
    const items = listAt(document, list).map((item) => {
      if (!isJsonObject(item) || !hasId(item, id)) return item
      const { [key]: _before, ...rest } = item
      return value === undefined ? rest : { ...rest, [key]: value }
    })
    return withList(document, inherited, list, items)
  }

/** Takes an item away. */
export const takeItem =
  ({ list, id }: ItemPlace): Edit =>
  (document, inherited) => {
    const items = itemsIn(document, list)
    const leader = order(items).at(order(items).indexOf(id) - 1)
    if (!items.some((item) => item.id === id)) return noItem(id)
    // What stood behind it stays where it is.
    const left = items
      .filter((item) => item.id !== id)
      .map((item) => (item['after'] === id ? { ...item, after: leader === id ? null : (leader ?? null) } : item))
    return withList(document, inherited, list, left)
  }

/** Adds an item at the end, or brings back one that the layers below have, to its place. */
export const addItem =
  (list: JsonPointer, item: NamedItem): Edit =>
  (document, inherited) => {
    const items = listAt(document, list)
    if (items.some((one) => hasId(one, item.id))) return `There is already an item "${item.id}".`
    return withList(document, inherited, list, inInheritedOrder([...items, item], listAt(inherited, list), isSameItem))
  }

/** Moves an item beside another one. */
export const moveItem =
  (place: ItemPlace, target: Beside): Edit =>
  (document, inherited) =>
    moved(document, inherited, place, () => target)

/** Moves an item up or down by one. */
export const moveItemBy =
  (place: ItemPlace, step: 'up' | 'down'): Edit =>
  (document, inherited) =>
    moved(document, inherited, place, (arrangement) => oneStep(arrangement, place.id, step))

/** The ids of a list's items as they are shown. */
export const itemOrder = (document: JsonObject, list: JsonPointer): readonly string[] => order(itemsIn(document, list))

function moved(
  document: JsonObject,
  inherited: JsonObject,
  { list, id }: ItemPlace,
  target: (arrangement: Arrangement) => Beside | undefined,
): JsonObject | string {
  const items = itemsIn(document, list)
  if (!items.some((item) => item.id === id)) return noItem(id)
  const shown = [hasPositions(list) ? order(items) : items.map((item) => item.id)]
  const beside = target(shown)
  if (beside === undefined) return document
  const wanted = movedBeside(shown, id, beside)
  if (wanted === undefined) return notThere
  if (!hasPositions(list)) return withList(document, inherited, list, inOrder(items, wanted[0] ?? []))
  const [now, inLayersBelow] = [positionsOf(items), positionsOf(itemsIn(inherited, list))]
  const below = new Map(
    [...now].map(([name, after]) => [name, inLayersBelow.has(name) ? inLayersBelow.get(name) : after]),
  )
  const arrange = (positions: Positions) => [order(withPositions(items, positions))]
  const positions = positionsFor(wanted, { now, below, arrange, fronts: [null] }, id)
  if (positions === undefined) return notThere
  return withList(document, inherited, list, withPositions(items, positions))
}

/** Whether the items of a list declare their order, not the list. */
const hasPositions = (list: JsonPointer): boolean => placedParts.includes(parsePointer(list)[0] ?? '')

const itemsIn = (document: JsonObject, list: JsonPointer): readonly NamedItem[] =>
  listAt(document, list).filter(isNamedItem)

const order = (items: readonly NamedItem[]): readonly string[] => placeAfter(items.map(asPlaceable)).map(({ id }) => id)

const asPlaceable = ({ id, after }: NamedItem): Placeable => ({
  id,
  after: typeof after === 'string' || after === null ? after : undefined,
})

const positionsOf = (items: readonly NamedItem[]): Positions =>
  new Map(items.map(asPlaceable).map(({ id, after }) => [id, after]))

function withPositions(items: readonly NamedItem[], positions: Positions): readonly NamedItem[] {
  return items.map((item) => {
    const { after: _before, ...rest } = item
    const after = positions.get(item.id)
    return after === undefined ? { ...rest, id: item.id } : { ...rest, id: item.id, after }
  })
}

const inOrder = (items: readonly NamedItem[], ids: readonly string[]): readonly NamedItem[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? [])

const noItem = (id: string): string => `There is no item "${id}".`
