import { addedItemId } from '../added-item-id.ts'
import { columnList, fittingFormats } from '../column-fields.ts'
import type { ColumnField } from '../column-fields.ts'
import { allEdits } from '../edit.ts'
import type { Edit } from '../edit.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { hasId } from '../named-items.ts'
import { listAt, withList } from '../with-value.ts'
import { addItem, setInItem, takeItem } from './items.ts'

/** Adds a column for a field, behind the others. */
export const addColumn =
  ({ field, label: title }: ColumnField): Edit =>
  (document, inherited) => {
    const [format = 'text'] = fittingFormats(document, field)
    const id = addedItemId({ document, inherited }, columnList, title)
    const column = { id, title, field, ...(format !== 'text' && { format }) }
    return addItem(columnList, column)(document, inherited)
  }

/** Sets or takes away a value of a column, such as its title. */
export const setInColumn = (id: string, key: string, value: JsonValue | undefined): Edit =>
  setInItem({ list: columnList, id }, key, value)

/** Lets a column write its answers in another format; what that cannot have goes. */
export const formatColumn = (id: string, format: string | undefined): Edit =>
  allEdits(
    setInColumn(id, 'format', format),
    ...(format === 'number' || format === 'money' ? [] : [setInColumn(id, 'sum', undefined)]),
    ...(format === 'date' ? [] : [withoutYears(id)]),
  )

/** Lets a column show only the end of its texts: then nothing else of it may tell them. */
export const maskColumn = (id: string, isMasked: boolean): Edit =>
  isMasked
    ? allEdits(setInColumn(id, 'masked', true), setInColumn(id, 'filter', undefined), setInColumn(id, 'sum', undefined))
    : setInColumn(id, 'masked', undefined)

/** Sets how a table is sorted by a column. It begins sorted by one column at most. */
export const sortColumn = (id: string, sort: 'ascending' | 'descending' | 'none' | undefined): Edit =>
  allEdits(setInColumn(id, 'sort', sort), ...(sort === undefined || sort === 'none' ? [] : [unsortOthers(id)]))

/** Takes a column away; a table keeps one. */
export const takeColumn =
  (id: string): Edit =>
  (document, inherited) =>
    listAt(document, columnList).length === 1
      ? 'A table has one column at least.'
      : takeItem({ list: columnList, id })(document, inherited)

const withoutYears =
  (id: string): Edit =>
  (document, inherited) => {
    const column = listAt(document, columnList).find((item) => hasId(item, id))
    const isByYear = isJsonObject(column) && column['filter'] === 'year'
    return isByYear ? setInColumn(id, 'filter', undefined)(document, inherited) : document
  }

const unsortOthers =
  (id: string): Edit =>
  (document, inherited) =>
    withList(
      document,
      inherited,
      columnList,
      listAt(document, columnList).map((item) => {
        if (!isJsonObject(item) || hasId(item, id) || item['sort'] === 'none') return item
        const { sort: _before, ...rest } = item
        return rest
      }),
    )
