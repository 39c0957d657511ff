import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { escapeSegment, getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/** The names on the way to a field, through lists to their items. */
export type FieldPath = readonly string[]

/** The places in a document where a field is declared. */
export interface DeclaredPlace {
  readonly name: string
  /** Its schema. Undefined inside a schema that several fields share, which changes for all or none. */
  readonly schema: JsonPointer | undefined
  /** Its UI schema, which may not exist yet. */
  readonly ui: JsonPointer
  /** The object that has it: its schema, undefined where that is shared, and its UI schema. */
  readonly around: { readonly schema: JsonPointer | undefined; readonly ui: JsonPointer }
}

/** Where a field of a document is declared; undefined for a path to no field. */
export function declaredPlace(document: JsonObject, path: FieldPath): DeclaredPlace | undefined {
  let around: DeclaredPlace['around'] = { schema: '/schema', ui: '/ui' }
  let place: DeclaredPlace | undefined
  for (const name of path) {
    if (place !== undefined) around = insideLists(document, place)
    const schema = around.schema === undefined ? undefined : `${around.schema}/properties/${escapeSegment(name)}`
    if (schema !== undefined && !isJsonObject(getAt(document, schema))) return undefined
    place = { name, schema, ui: `${around.ui}/${escapeSegment(name)}`, around }
  }
  return place
}

/** The object of a field, or that of its rows. */
function insideLists(document: JsonObject, { schema, ui }: DeclaredPlace): DeclaredPlace['around'] {
  const node = schema === undefined ? undefined : getAt(document, schema)
  if (schema === undefined || !isJsonObject(node) || Object.hasOwn(node, '$ref')) return { schema: undefined, ui }
  return isJsonObject(node['items']) ? { schema: `${schema}/items`, ui: `${ui}/items` } : { schema, ui }
}

/** The fields of an object, or of the rows of a list; empty for other fields and for schemas that are shared. */
export function fieldsInside(document: JsonObject, path: FieldPath): readonly string[] {
  const place = declaredPlace(document, path)
  const around = place === undefined ? { schema: '/schema' } : insideLists(document, place)
  const schema = around.schema === undefined ? undefined : getAt(document, around.schema)
  return isJsonObject(schema) ? Object.keys(objectAt(schema, 'properties')) : []
}

/** The sentence for a path to no field. */
export const noField = (path: FieldPath): string => `There is no field "${path.join('.')}".`

/** The sentence for a part of a schema that several fields share. */
export const isShared = (path: FieldPath): string =>
  `"${path.join('.')}" is part of what several fields share, and changes for all of them or for none.`

/** The place of a field's choices: its own schema, or that of its items. */
export function choicesPlace(document: JsonObject, schema: JsonPointer): JsonPointer {
  const node = getAt(document, schema)
  const items = isJsonObject(node) ? ownValue(node, 'items') : undefined
  return isJsonObject(items) && isJsonArray(items['enum']) ? `${schema}/items/enum` : `${schema}/enum`
}
