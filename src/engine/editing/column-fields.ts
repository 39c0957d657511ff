import type { ColumnFormat } from '../document/collection-page.ts'
import { schemaTypeOf } from '../fields/needs-island.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fieldsInside } from './declared-place.ts'
import { fieldLabel } from './field-label.ts'
import { listAt } from './with-value.ts'

/** The columns of a section's table. */
export const columnList: JsonPointer = '/page/columns'

/** A field that a column can show. */
export interface ColumnField {
  readonly field: string
  readonly label: string
}

/** The fields that no column shows yet, as they are called. */
export function fieldsWithoutColumn(document: JsonObject): readonly ColumnField[] {
  const shown = new Set(listAt(document, columnList).map((column) => isJsonObject(column) && column['field']))
  return fieldsInside(document, [])
    .filter((field) => !shown.has(field))
    .map((field) => ({ field, label: fieldLabel(document, [field]) }))
}

/** The formats in which a column can write the answers to a field; the first is the usual one. */
export function fittingFormats(document: JsonObject, field: string): readonly ColumnFormat[] {
  const schema = objectAt(objectAt(objectAt(document, 'schema'), 'properties'), field)
  const ui = objectAt(objectAt(document, 'ui'), field)
  const type = schemaTypeOf(schema)
  if (ownValue(ui, 'ui:widget') === 'file') return ['file']
  if (type === 'boolean') return ['yes-no']
  if (isChosen(schema, ui)) return ['choice']
  if (type === 'number' || type === 'integer') return ['number', 'money']
  return ownValue(schema, 'format') === 'date' ? ['date', 'age'] : ['text']
}

/** Whether a field is answered by choosing, from its own choices or from a reference list. */
const isChosen = (schema: JsonObject, ui: JsonObject): boolean =>
  isJsonArray(ownValue(schema, 'enum')) || ownValue(objectAt(ui, 'ui:options'), 'list') !== undefined
