import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldPlaces, orderFields } from '../overlay/order-fields.ts'
import { resolveSchema } from '../schema/schema-walk.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import { isAddress, withAddressFields } from './address-layout.ts'
import { arrangeGroups } from './arrange-groups.ts'
import { placeItems } from './place-items.ts'
import { changeMember } from './fold-condition.ts'
import { mapMembers } from '../schema/walk-schema.ts'

/** The parts with lists whose items have positions. */
export const placedParts: readonly string[] = ['page', 'checklist', 'billing', 'case', 'document']

/**
 * The document with all positions and layouts of objects applied, so that the code that renders it can ignore them: the
 * lists of its page, checklist, case type or template are sorted by `after`, `ui:order` is set where fields, nested
 * ones included, have `ui:after`, and the fields of an address have their widths, controls and choices.
 */
export function arrangeDocument(document: CompositeDocument): CompositeDocument {
  if (!isJsonObject(document)) return document
  const schema = ownValue(document, 'schema')
  let arranged = placedParts.reduce((changed, part) => changeMember(changed, part, placeItems), document)
  if (isJsonObject(schema)) {
    arranged = changeMember(arranged, 'ui', (ui) => (isJsonObject(ui) ? arrangeUi(schema, ui) : ui))
  }
  return isComposedDocument(arranged) ? arranged : document
}

function arrangeUi(schema: JsonObject, ui: JsonObject): JsonObject {
  const arranged = arrangeFields(schema, schema, ui)
  return arrangeGroups(arranged, orderFields(schema, arranged))
}

function arrangeFields(root: JsonObject, schema: JsonObject, ui: JsonObject): JsonObject {
  const resolved = resolveSchema(root, schema)
  const properties = ownValue(resolved, 'properties')
  const items = ownValue(resolved, 'items')
  const nested = mapMembers(ui, (member, key) => {
    const child = key === 'items' && isJsonObject(items) ? items : isJsonObject(properties) && ownValue(properties, key)
    return isJsonObject(child) && isJsonObject(member) ? arrangeFields(root, child, member) : member
  })
  const drawn = isAddress(nested) ? withAddressFields(resolved, nested) : nested
  const moved = fieldPlaces(resolved, drawn).some(({ after }) => after !== undefined)
  return moved ? { ...drawn, 'ui:order': orderFields(resolved, drawn) } : drawn
}
