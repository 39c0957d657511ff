import { isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/**
 * The UI schema of each field of an address (`schemas/common/address.json`), for the widths of a line and its parts.
 */
const fields: Readonly<Record<string, JsonObject>> = {
  line: { 'ui:autocomplete': 'street-address' },
  town: { 'ui:autocomplete': 'address-level2', 'ui:options': { columns: 5 } },
  county: { 'ui:autocomplete': 'address-level1', 'ui:options': { columns: 4 } },
  code: { 'ui:autocomplete': 'postal-code', 'ui:options': { columns: 3, inputMode: 'numeric' } },
}

/** The fields that an object has to have for the layout `address`. */
export const addressFields: readonly string[] = Object.keys(fields)

/** Whether a UI schema declares an address: `"ui:options": { "layout": "address" }`. */
export const isAddress = (ui: JsonObject): boolean => objectAt(ui, 'ui:options')['layout'] === 'address'

/**
 * An address's UI schema with that of its fields. The county is picked from its reference list, if it has one. What the
 * form declares for a field wins.
 * @param schema the address's, with its reference resolved
 */
export function withAddressFields(schema: JsonObject, ui: JsonObject): JsonObject {
  const properties = objectAt(schema, 'properties')
  const drawn = Object.entries(fields).map(([name, usual]) => {
    const own = objectAt(ui, name)
    const listed = listedField(objectAt(properties, name))
    const options = { ...objectAt(usual, 'ui:options'), ...listed.options, ...objectAt(own, 'ui:options') }
    return [name, { ...usual, ...listed.ui, ...own, 'ui:options': options }] as const
  })
  return { ...ui, ...Object.fromEntries(drawn) }
}

/** The control and the choices of a field whose answer is in one reference list. */
function listedField(schema: JsonObject): { readonly ui?: JsonObject; readonly options?: JsonObject } {
  const inList: JsonValue | undefined = ownValue(schema, 'inList')
  if (!isJsonObject(inList)) return {}
  const { list, other } = inList
  return {
    ui: { 'ui:widget': 'select' },
    options: { list: { name: list, ...(typeof other === 'string' && { other }) } },
  }
}
