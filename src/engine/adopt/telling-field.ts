import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { flatSchema, membersOf } from './flat-schema.ts'
import type { Conditional } from './flat-schema.ts'

/** Alternatives of an object that a field tells apart. */
export interface ToldApart {
  readonly keyword: 'oneOf' | 'anyOf'
  readonly field: string
  /** The field's values, and what each alternative is called. */
  readonly values: readonly { readonly value: JsonValue; readonly title: JsonValue | undefined }[]
  readonly isRequired: boolean
  readonly conditionals: readonly Conditional[]
}

/**
 * Finds the field that tells the alternatives of a schema apart: each gives it other values; undefined when none does.
 */
export function toldApart(schema: JsonObject, root: JsonObject): ToldApart | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const members = membersOf(schema, keyword)?.map((member) => flatSchema(root, member, ''))
    if (members === undefined || members.length === 0) continue
    const [first] = members
    const field = Object.keys(objectAt(first?.schema, 'properties')).find((name) => isTelling(members, name))
    if (field === undefined) continue
    return {
      keyword,
      field,
      values: members.flatMap(({ schema: one }) =>
        valuesOf(one, field).map((value) => ({ value, title: ownValue(one, 'title') })),
      ),
      isRequired: members.every(({ schema: one }) => listOf(one['required']).includes(field)),
      conditionals: (membersOf(schema, keyword) ?? []).map((member, i) => ({
        test: { properties: { [field]: { enum: valuesOf(members[i]?.schema ?? {}, field) } }, required: [field] },
        then: member,
        otherwise: undefined,
        pointer: `/${keyword}/${i}`,
      })),
    }
  }
  return undefined
}

function isTelling(members: readonly { readonly schema: JsonObject }[], field: string): boolean {
  const values = members.map(({ schema }) => valuesOf(schema, field))
  const all = values.flat().map((value) => JSON.stringify(value))
  return values.every((some) => some.length > 0) && new Set(all).size === all.length
}

function valuesOf(schema: JsonObject, field: string): readonly JsonValue[] {
  const part = ownValue(objectAt(schema, 'properties'), field)
  if (!isJsonObject(part)) return []
  const constant = ownValue(part, 'const')
  return constant === undefined ? listOf(part['enum']) : [constant]
}

const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])
