import { constantMembers } from '../reading/enum-options.ts'
import { formats } from '../validation/formats.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { typeOf } from '../schema/schema-values.ts'
import { adoptAlternatives, hasAlternatives } from './adopt-alternatives.ts'
import { adoptChoices } from './adopt-choices.ts'
import { adoptDefinition } from './adopt-definition.ts'
import { adoptList } from './adopt-list.ts'
import { adoptObject } from './adopt-object.ts'
import { adoptUiKeys } from './adopt-ui.ts'
import type { Adopted, Place, Work } from './adopted.ts'
import { flatSchema } from './flat-schema.ts'
import type { FlatSchema } from './flat-schema.ts'
import { testSchema } from './test-schema.ts'

/** Adopts one part of a pasted form; undefined when nobody could answer it. */
export function adoptValue(written: JsonValue | undefined, place: Place, work: Work): Adopted | undefined {
  if (written === false) return leftOut('The field can never be answered.', place, work)
  return adoptFlat(flatSchema(work.root, written, place.pointer), place, work)
}

/** Adopts a part whose combinations are already taken out of it. */
export function adoptFlat(flat: FlatSchema, place: Place, work: Work): Adopted | undefined {
  for (const reference of flat.dangling) {
    const message = `The reference "${reference}" leads out of the form or to nothing.`
    const mend = 'Paste what it refers to under "$defs" and adopt the form again.'
    work.notes.push({ kind: 'open', of: 'schema', pointer: `${place.pointer}/$ref`, message, mend })
  }
  const full = typed(flat.schema, flat.conditionals.length > 0)
  if (full['type'] === 'string' && flat.dangling.length === 0 && saysNoType(flat.schema)) noteText(place, work)
  const { schema, allowsNone } = withoutNull(full)
  if (schema['type'] === 'null') return leftOut('A field of type "null" has no answer.', place, work)
  const adopted = adoptTyped({ ...flat, schema }, place, work)
  return adopted && { ...finished(adopted, schema, place, work), allowsNone }
}

function adoptTyped(flat: FlatSchema, place: Place, work: Work): Adopted | undefined {
  const { schema } = flat
  if (typeof schema['$ref'] === 'string') return adoptDefinition(schema['$ref'], schema, place, work)
  const split = byType(schema)
  if (split !== undefined) return work.adoptFlat({ ...flat, schema: split }, place, work)
  if (hasAlternatives(schema)) return adoptAlternatives(flat, place, work)
  if (schema['type'] === 'object' && !isJsonArray(schema['enum'])) return adoptObject(flat, place, work)
  if (schema['type'] === 'array') return adoptList(schema, place, work)
  return adoptChoices(plainSchema(schema, place, work), place, work)
}

/** A schema of several types with an object or a list among them, as alternatives; undefined for any other. */
function byType({ type, ...others }: JsonObject): JsonObject | undefined {
  if (!isJsonArray(type) || !type.some((one) => one === 'object' || one === 'array')) return undefined
  const { title, description, default: given, ...common } = others
  const texts = Object.entries({ title, description, default: given }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(texts), anyOf: type.map((one) => ({ ...common, type: one })) }
}

function leftOut(message: string, { pointer }: Place, { notes }: Work): undefined {
  const mend = 'Write what it explains as the "description" of a field.'
  notes.push({ kind: 'left-out', of: 'schema', pointer, message, ...(message.includes('null') && { mend }) })
  return undefined
}

/** The schema with a type, as its other keywords show it; text where none does. */
function typed(schema: JsonObject, isConditional: boolean): JsonObject {
  if (schema['type'] !== undefined || schema['$ref'] !== undefined) return schema
  if (hasAlternatives(schema) || constantMembers(schema) !== undefined) return schema
  const has = (...keys: readonly string[]) => keys.some((key) => Object.hasOwn(schema, key))
  if (isConditional || has('properties', 'additionalProperties', 'required', 'patternProperties'))
    return { ...schema, type: 'object' }
  if (has('items', 'prefixItems', 'minItems', 'uniqueItems')) return { ...schema, type: 'array' }
  if (has('minimum', 'maximum', 'multipleOf')) return { ...schema, type: 'number' }
  const values = has('const') ? [schema['const'] ?? null] : schema['enum']
  const types = new Set((isJsonArray(values) ? values : []).filter((value) => value !== null).map(typeOf))
  const [only = 'string', ...others] = types
  return { ...schema, type: others.length > 0 ? [...types] : only }
}

/** Whether nothing shows that the answers are texts, so that others were accepted as well. */
function saysNoType(schema: JsonObject): boolean {
  return !['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'format'].some((key) =>
    Object.hasOwn(schema, key),
  )
}

function noteText({ pointer }: Place, { notes }: Work): void {
  const message = 'The field does not say what its answers are; it became a text.'
  notes.push({ kind: 'changed', of: 'schema', pointer, message, mend: 'Write its "type".' })
}

/** No answer is simply left out here: `null` is neither a type, a choice nor an alternative. */
function withoutNull(schema: JsonObject): { readonly schema: JsonObject; readonly allowsNone: boolean } {
  const { type, enum: choices } = schema
  const types = isJsonArray(type) ? type.filter((one) => one !== 'null') : [type]
  const [only = null, ...others] = types
  const values = isJsonArray(choices) ? choices.filter((value) => value !== null) : undefined
  const members = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const all = ownValue(schema, keyword)
    if (!isJsonArray(all)) return []
    const left = all.filter(
      (member) => !(isJsonObject(member) && (member['type'] === 'null' || member['const'] === null)),
    )
    return left.length < all.length ? [[keyword, left] as const] : []
  })
  const dropsType = isJsonArray(type) && types.length > 0
  const fromType = isJsonArray(type) && types.length < type.length && types.length > 0
  return {
    schema: {
      ...schema,
      ...(dropsType && { type: others.length === 0 ? only : types.filter((one) => one !== undefined) }),
      ...(values !== undefined && values.length > 0 && { enum: values }),
      ...Object.fromEntries(members),
    },
    allowsNone: fromType || members.length > 0 || (isJsonArray(choices) && values?.length !== choices.length),
  }
}

/** The schema of a text, number or yes-or-no, with keywords that declarations have. */
function plainSchema(schema: JsonObject, { pointer }: Place, work: Work): JsonObject {
  const format = ownValue(schema, 'format')
  const isUnknown = typeof format === 'string' && !Object.hasOwn(formats, format)
  if (isUnknown) {
    const message = `There is no format "${format}".`
    const mend = 'Write a "pattern" for it, if answers must have one.'
    work.notes.push({ kind: 'left-out', of: 'schema', pointer: `${pointer}/format`, message, mend })
  }
  const { not, contains, format: _format, apart, ...rest } = schema
  return {
    ...rest,
    ...(format !== undefined && !isUnknown && { format }),
    ...(not !== undefined && { not: testSchema(not, work) }),
    ...(isJsonArray(apart) && { allOf: apart.map((part) => testSchema(part, work)) }),
    ...(contains !== undefined && { contains: testSchema(contains, work) }),
  }
}

const texts = ['title', 'description', '$comment']
/** Keywords that adopting has dealt with, so that leaving them out needs no note. */
const dealtWith = new Set([
  '$schema',
  '$id',
  'id',
  '$anchor',
  'definitions',
  '$defs',
  'enumNames',
  'additionalProperties',
  'prefixItems',
  'apart',
])

/** What every field has: its texts, its default, and only known keywords. */
function finished(adopted: Adopted, pasted: JsonObject, place: Place, work: Work): Adopted {
  const { schema, convert } = adopted
  for (const key of Object.keys(pasted)) {
    if (work.vocabulary.keywords.has(key) || dealtWith.has(key)) continue
    const message = `The keyword "${key}" says nothing here.`
    work.notes.push({ kind: 'left-out', of: 'schema', pointer: `${place.pointer}/${key}`, message })
  }
  const kept = Object.entries(schema).filter(([key, value]) => {
    if (!work.vocabulary.keywords.has(key) || key === 'default' || key === '$schema' || key === '$defs') return false
    return !texts.includes(key) || (typeof value === 'string' && value !== '')
  })
  const given = ownValue(pasted, 'default')
  const converted = given === undefined || given === null ? undefined : convert(given)
  const constant = wholeConstant(adopted, pasted)
  return {
    ...adopted,
    schema: {
      ...Object.fromEntries(kept),
      ...(constant !== undefined && { const: constant }),
      ...(converted !== undefined && { default: converted }),
    },
    ui: { ...adoptUiKeys(place, work), ...adopted.ui },
    convert: (answer) => (answer === null ? undefined : convert(answer)),
  }
}

/** The one answer that an object or a list may have, as it is answered here. */
function wholeConstant({ schema, convert }: Adopted, pasted: JsonObject): JsonValue | undefined {
  const constant = ownValue(pasted, 'const')
  const isWhole = ['object', 'array'].includes(String(schema['type']))
  return isWhole && constant !== undefined ? convert(constant) : undefined
}
