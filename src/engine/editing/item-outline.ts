import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { columnList } from './column-fields.ts'
import { itemOrder } from './edits/items.ts'
import { hasId } from './named-items.ts'
import { listAt } from './with-value.ts'

/** An item of a page's list, such as a column or an action, in the outline of the page. */
export interface OutlinedItem {
  readonly id: string
  readonly title: string
  /** Its declaration in the document. */
  readonly pointer: JsonPointer
  /** Whether the layers below do not have it. */
  readonly isAdded: boolean
}

/** A column in the outline of a table. */
export interface OutlinedColumn extends OutlinedItem {
  /** The field that it shows. */
  readonly field: string
}

/** The items of a list as they are shown, those that only some people see included; none without such a list. */
export function itemOutline(document: JsonObject, inherited: JsonObject, list: JsonPointer): readonly OutlinedItem[] {
  const below = listAt(inherited, list)
  return itemOrder(document, list).map((id) => {
    const pointer = `${list}/${listAt(document, list).findIndex((item) => hasId(item, id))}`
    return {
      id,
      title: String(getAt(document, `${pointer}/title`) ?? id),
      pointer,
      isAdded: !below.some((item) => hasId(item, id)),
    }
  })
}

/** A table's columns in their order. */
export const columnOutline = (document: JsonObject, inherited: JsonObject): readonly OutlinedColumn[] =>
  itemOutline(document, inherited, columnList).map((item) => {
    const column = getAt(document, item.pointer)
    return { ...item, field: isJsonObject(column) ? String(column['field'] ?? '') : '' }
  })
