import { dereference, validate } from '@cfworker/json-schema'
import type { Schema, SchemaDraft } from '@cfworker/json-schema'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'

/** Tests a value against a schema that is part of a form's, or made from parts of it. */
export type SchemaTest = (schema: JsonObject, value: unknown) => boolean

const rootUrl = 'https://form.invalid/root'
const partUrl = 'https://form.invalid/part'

/**
 * Tests values against schemas that rjsf derives from the form's at run time (an option of a `oneOf` without its
 * `required`, a dependency turned into a condition). No compiled module contains them, so they are interpreted, not
 * compiled; the messages that people read come from the compiled validator alone.
 */
export function makeSchemaTest(root: JsonObject): SchemaTest {
  const draft = draftOf(root['$schema'])
  const lookup = dereference(prepared(root, ''), emptyLookup(), new URL(rootUrl))
  const known = new WeakMap<
    JsonObject,
    { readonly schema: Schema; readonly lookup: Record<string, Schema | boolean> }
  >()
  const prepare = (schema: JsonObject) => {
    const copy = prepared(schema, rootUrl)
    return { schema: copy, lookup: dereference(copy, emptyLookup(lookup), new URL(partUrl)) }
  }
  return (schema, value) => {
    const part = known.get(schema) ?? prepare(schema)
    known.set(schema, part)
    return validate(withoutUndefined(value), part.schema, draft, part.lookup, true).valid
  }
}

function emptyLookup(parent: Record<string, Schema | boolean> | null = null): Record<string, Schema | boolean> {
  return Object.create(parent)
}

function draftOf($schema: JsonValue | undefined): SchemaDraft {
  const dialect = typeof $schema === 'string' ? $schema : ''
  if (dialect.includes('2020-12')) return '2020-12'
  return dialect.includes('2019-09') ? '2019-09' : '7'
}

/** A copy that may be annotated: references made absolute, `nullable` written as a type, ids removed. */
function prepared(schema: JsonObject, base: string): Schema {
  const copy = (value: JsonValue | undefined): unknown => {
    if (isJsonArray(value)) return value.map(copy)
    return isJsonObject(value) ? copyObject(value) : value
  }
  const copyObject = (object: JsonObject): Record<string, unknown> => {
    const result: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(object)) if (key !== '$id' && key !== '$schema') result[key] = copy(value)
    const { $ref, nullable, type } = object
    if (typeof $ref === 'string' && $ref.startsWith('#')) result['$ref'] = `${base}${$ref}`
    if (nullable === true && typeof type === 'string') result['type'] = [type, 'null']
    return result
  }
  return copyObject(schema)
}

/** rjsf keeps removed answers as keys with `undefined`, which JSON does not have. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutUndefined(member)]))
}
