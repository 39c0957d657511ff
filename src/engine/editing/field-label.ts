import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { declaredPlace } from './declared-place.ts'
import type { FieldPath, DeclaredPlace } from './declared-place.ts'

/** Where a field's label is declared: in its schema, unless its UI schema overrides that or the schema is shared. */
export function labelPlace(document: JsonObject, place: DeclaredPlace): JsonPointer {
  const ui = getAt(document, place.ui)
  const isInUi = place.schema === undefined || (isJsonObject(ui) && ownValue(ui, 'ui:title') !== undefined)
  return isInUi ? `${place.ui}/ui:title` : `${place.schema}/title`
}

/** What a field is called: its label, else its name. */
export function fieldLabel(document: JsonObject, path: FieldPath): string {
  const place = declaredPlace(document, path)
  const label = place && getAt(document, labelPlace(document, place))
  return typeof label === 'string' && label !== '' ? label : (path.at(-1) ?? '')
}
