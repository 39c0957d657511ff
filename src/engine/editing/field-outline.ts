import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import { fieldOrder, wholeForm } from './field-order.ts'
import { fieldLabel } from './field-label.ts'
import { declaredPlace, fieldsInside } from './declared-place.ts'
import type { FieldPath } from './declared-place.ts'
import { listAt } from './with-value.ts'

/** A field in the outline of a form. */
export interface OutlinedField {
  readonly path: FieldPath
  readonly label: string
  readonly isRequired: boolean
  readonly isHidden: boolean
  /** Whether the layers below do not have it. */
  readonly isAdded: boolean
  /** Those of an object, or of the rows of a list. */
  readonly fields: readonly OutlinedField[]
}

/** The groups of a form's fields. */
export const groupList = '/ui/groups'

/** The fields of one group, or those without a group. */
export interface OutlinedGroup {
  /** Its id and heading; undefined for the fields without one. */
  readonly heading: { readonly id: string; readonly title: string } | undefined
  readonly fields: readonly OutlinedField[]
}

/** A form's fields as they are shown, hidden ones included, by their groups; groups without fields are left out. */
export function fieldOutline(document: JsonObject, inherited: JsonObject): readonly OutlinedGroup[] {
  const headings = listAt(document, groupList)
    .filter(isJsonObject)
    .map((group) => ({ id: String(group['id'] ?? ''), title: String(group['title'] ?? '') }))
  return fieldOrder(document, wholeForm)
    .map((names, g) => ({
      heading: headings[g - 1],
      fields: names.map((name) => outlined(document, inherited, [name])),
    }))
    .filter(({ fields }) => fields.length > 0)
}

function outlined(document: JsonObject, inherited: JsonObject, path: FieldPath): OutlinedField {
  const place = declaredPlace(document, path)
  const required = place?.around.schema === undefined ? undefined : getAt(document, `${place.around.schema}/required`)
  return {
    path,
    label: fieldLabel(document, path),
    isRequired: isJsonArray(required) && required.includes(place?.name ?? ''),
    isHidden: place !== undefined && getAt(document, `${place.ui}/ui:hidden`) === true,
    isAdded: declaredPlace(inherited, path) === undefined,
    fields: innerNames(document, path).map((name) => outlined(document, inherited, [...path, name])),
  }
}

function innerNames(document: JsonObject, path: FieldPath): readonly string[] {
  const [first] = fieldsInside(document, path)
  const around = first === undefined ? undefined : declaredPlace(document, [...path, first])?.around
  return around === undefined ? [] : fieldOrder(document, around).flat()
}
