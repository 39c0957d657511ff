import { mapSchemas } from '../../engine/schema/walk-schema.ts'
import type { FormSchema } from '../../engine/document/document.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import { dataPart } from '../file-transfer.ts'
import { component } from './contract-schemas.ts'

/** The component name of a document: `sections/contacts` becomes `sections.contacts`. */
export const formComponent = (id: string): string => id.replaceAll('/', '.')

/** The component name of a section's records in responses: `records.contacts`. */
export const recordComponent = (section: string): string => section.replace(/^sections\//, 'records.')

/** A form's schema as a component, with its references adjusted to its new place. */
export function formSchema(id: string, { $schema: _dialect, ...schema }: FormSchema): JsonObject {
  const root = component(formComponent(id)).$ref
  const moved = mapSchemas(schema, (node) => {
    const { $ref } = node
    return typeof $ref === 'string' && $ref.startsWith('#') ? { ...node, $ref: `${root}${$ref.slice(1)}` } : node
  })
  return isJsonObject(moved) ? moved : {}
}

/** The fields of a form by their ids. */
export function fieldsOf(schema: FormSchema | undefined): readonly (readonly [string, JsonObject])[] {
  const properties = isJsonObject(schema?.properties) ? schema.properties : {}
  return Object.entries(properties).flatMap(([id, field]) => (isJsonObject(field) ? [[id, field] as const] : []))
}

const isFileField = (field: JsonObject): boolean => 'contentTypes' in field || 'maximumContentSize' in field

/**
 * A section's record in responses: the titles and types of its fields. It promises no more, because a record keeps
 * the values it was saved with while its form changes; only a field's type never changes.
 */
export function recordSchema(schema: FormSchema): JsonObject {
  const fields = fieldsOf(schema).map(([id, field]) => [id, answeredField(field)])
  return { type: 'object', properties: Object.fromEntries(fields) }
}

function answeredField(field: JsonObject): JsonObject {
  const { title, description, type } = field
  if (isFileField(field)) return { ...(title !== undefined && { title }), ...component('StoredFile') }
  return Object.fromEntries(Object.entries({ title, description, type }).filter(([, value]) => value !== undefined))
}

/** A form as form data: the part `data`, a part for each field, and files as they are. */
export function formDataOf(id: string, schema: FormSchema): { schema: JsonObject; encoding: JsonObject } {
  const at = `${formComponent(id)}/properties`
  const parts = fieldsOf(schema).map(([name, field]) => [
    name,
    isFileField(field)
      ? { title: field.title, type: 'string', contentMediaType: 'application/octet-stream' }
      : component(`${at}/${escapeSegment(name)}`),
  ])
  const files = fieldsOf(schema).filter(([, field]) => isFileField(field))
  const encodings = files.map(([name, field]) => [name, { contentType: contentTypeOf(field) }])
  return {
    schema: { type: 'object', properties: { [dataPart]: component(formComponent(id)), ...Object.fromEntries(parts) } },
    encoding: { [dataPart]: { contentType: 'application/json' }, ...Object.fromEntries(encodings) },
  }
}

function contentTypeOf({ contentTypes }: JsonObject): string {
  const types = isJsonArray(contentTypes) ? contentTypes.filter((type) => typeof type === 'string') : []
  return types.length > 0 ? types.join(', ') : 'application/octet-stream'
}
