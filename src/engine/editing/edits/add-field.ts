import { isJsonObject } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import type { Edit } from '../edit.ts'
import { fieldOrder, wholeForm } from '../field-order.ts'
import { fieldsInside } from '../declared-place.ts'
import { newName } from '../new-name.ts'
import { palette } from '../palette.ts'
import type { FieldKind } from '../palette.ts'
import { withValue } from '../with-value.ts'

/** A field from the palette. */
export interface AddedField {
  readonly kind: FieldKind
  readonly label: string
  /** The field of the form that it follows; without it, it comes last. */
  readonly after?: string
}

/** The id that an added field gets: no field has it, also none that the layers below have and that was taken away. */
export const addedName = (document: JsonObject, inherited: JsonObject, label: string): string =>
  newName(label, [...fieldsInside(document, []), ...fieldsInside(inherited, [])])

/** Adds a field to a form. */
export const addField =
  ({ kind, label, after }: AddedField): Edit =>
  (document, inherited) => {
    if (!isJsonObject(document['schema'])) return 'It has no fields.'
    const { schema, ui } = palette[kind]
    const name = addedName(document, inherited, label)
    const leader = after ?? fieldOrder(document, wholeForm).flat().at(-1) ?? null
    const { type = 'string', ...rules } = schema
    const placed = { ...ui, 'ui:after': leader }
    const declared = withValue(document, inherited, `/schema/properties/${name}`, { type, title: label, ...rules })
    return withValue(declared, inherited, `/ui/${name}`, placed)
  }
