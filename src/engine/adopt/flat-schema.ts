import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { escapeSegment } from '../json/pointer.ts'
import { mergedSchema } from './merged-schema.ts'
import { modernSchema } from './modern-schema.ts'
import { isRecursive, referenced } from './references.ts'

/** What a schema says of a value while a test of the same value holds, or does not. */
export interface Conditional {
  readonly test: JsonValue
  readonly then: JsonValue | undefined
  readonly otherwise: JsonValue | undefined
  readonly pointer: JsonPointer
}

/** A schema without combinations that always apply: references, `allOf` and conditions are taken out of it. */
export interface FlatSchema {
  readonly schema: JsonObject
  readonly conditionals: readonly Conditional[]
  /** References that lead nowhere. */
  readonly dangling: readonly string[]
}

const conditional = ['if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'allOf', '$ref', 'apart']

/** Flattens one schema of a pasted form; a reference that leads back to itself stays. */
export function flatSchema(root: JsonObject, written: JsonValue | undefined, pointer: JsonPointer): FlatSchema {
  const schema = modernSchema(written)
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => !conditional.includes(key)))
  const { allOf, $ref } = schema
  const parts = isJsonArray(allOf) ? allOf.map((part, i) => flatSchema(root, part, `${pointer}/allOf/${i}`)) : []
  const target = typeof $ref === 'string' ? followed(root, $ref, pointer) : none
  return [target, ...parts].reduce<FlatSchema>(
    (flat, part) => ({
      schema: mergedSchema(flat.schema, part.schema),
      conditionals: [...flat.conditionals, ...part.conditionals],
      dangling: [...flat.dangling, ...part.dangling],
    }),
    { schema: own, conditionals: conditionalsOf(schema, pointer), dangling: [] },
  )
}

const none: FlatSchema = { schema: {}, conditionals: [], dangling: [] }

function followed(root: JsonObject, reference: string, pointer: JsonPointer): FlatSchema {
  const target = referenced(root, reference)
  if (target === undefined) return { ...none, dangling: [reference] }
  return isRecursive(root, reference) ? { ...none, schema: { $ref: reference } } : flatSchema(root, target, pointer)
}

function conditionalsOf(schema: JsonObject, pointer: JsonPointer): readonly Conditional[] {
  const whole: readonly Conditional[] =
    schema['if'] === undefined
      ? []
      : [{ test: schema['if'], then: schema['then'], otherwise: schema['else'], pointer: `${pointer}/if` }]
  const ofNames = Object.entries(objectAt(schema, 'dependentRequired')).map(([key, required]): Conditional => ({
    ...presence(key),
    then: { required: required ?? [] },
    pointer: `${pointer}/dependencies/${escapeSegment(key)}`,
  }))
  const ofSchemas = Object.entries(objectAt(schema, 'dependentSchemas')).map(([key, then]): Conditional => ({
    ...presence(key),
    then,
    pointer: `${pointer}/dependencies/${escapeSegment(key)}`,
  }))
  return [...whole, ...ofNames, ...ofSchemas]
}

const presence = (key: string) => ({ test: { required: [key] }, otherwise: undefined })

/** The members of a choice among schemas; undefined where there is none. */
export function membersOf(schema: JsonObject, keyword: string): readonly JsonObject[] | undefined {
  const members = ownValue(schema, keyword)
  return isJsonArray(members) ? members.map((member) => (isJsonObject(member) ? member : {})) : undefined
}
