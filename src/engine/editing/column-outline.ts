import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { columnList } from './column-fields.ts'
import { itemOrder } from './edits/items.ts'
import { hasId } from './named-items.ts'
import { listAt } from './with-value.ts'

/** A column in the outline of a table. */
export interface OutlinedColumn {
  readonly id: string
  readonly title: string
  /** The field that it shows. */
  readonly field: string
  /** Its declaration in the document. */
  readonly pointer: JsonPointer
  /** Whether the layers below do not have it. */
  readonly isAdded: boolean
}

/** A table's columns as they are shown, those that only some people see included; none for a document without one. */
export function columnOutline(document: JsonObject, inherited: JsonObject): readonly OutlinedColumn[] {
  const below = listAt(inherited, columnList)
  return itemOrder(document, columnList).map((id) => {
    const pointer = `${columnList}/${listAt(document, columnList).findIndex((item) => hasId(item, id))}`
    const column = getAt(document, pointer)
    const { title = id, field = '' } = isJsonObject(column) ? column : {}
    const isAdded = !below.some((item) => hasId(item, id))
    return { id, title: String(title), field: String(field), pointer, isAdded }
  })
}
