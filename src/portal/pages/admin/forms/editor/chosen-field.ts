import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { groupList } from '../../../../../engine/editing/field-outline.ts'
import { hasId } from '../../../../../engine/editing/named-items.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'

/** A field or a group of fields that has its properties shown. */
export type ChosenField = { readonly field: FieldPath; readonly takesFocus: boolean } | { readonly group: string }

/** Whether a form still has what is chosen: undo may have removed it. */
export function hasChosenField(document: JsonObject, chosen: ChosenField): boolean {
  if ('field' in chosen) return declaredPlace(document, chosen.field) !== undefined
  return listAt(document, groupList).some((item) => hasId(item, chosen.group))
}
