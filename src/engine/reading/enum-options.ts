import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** One choice of a closed list, as rjsf names it. */
export interface EnumOption {
  readonly value: JsonValue
  readonly label: string
  readonly schema?: JsonObject
  /** Offered whatever is typed: the way to an answer that no choice gives. */
  readonly always?: true
}

/** Keywords that may stand in a member of a `oneOf` that merely lists choices. */
const choiceKeywords = new Set(['const', 'enum', 'title', 'description', 'type'])

/**
 * The choices that a schema lists: by `enum` (named by `ui:enumNames` or `enumNames`), or by a `oneOf` or `anyOf` of which
 * every member is one constant. Undefined when it lists none. Names are by value; pasted forms may also list them in the
 * order of the enum, which no declaration does.
 */
export function enumOptions(schema: JsonObject, options: JsonObject): readonly EnumOption[] | undefined {
  const values = schema['enum']
  if (isJsonArray(values)) return values.map((value, i) => ({ value, label: nameOf(value, i, schema, options) }))
  const members = constantMembers(schema) ?? answersToYesNo(schema, options)
  return members?.map((member) => ({ value: constantOf(member), label: memberLabel(member), schema: member }))
}

/** The members of a `oneOf` or `anyOf` that lists constants; undefined when it offers real alternatives. */
export function constantMembers(schema: JsonObject): readonly JsonObject[] | undefined {
  const members = schema['oneOf'] ?? schema['anyOf']
  if (!isJsonArray(members) || members.length === 0) return undefined
  const constants = members.filter(isConstant)
  return constants.length === members.length ? constants : undefined
}

/** A yes-or-no question that is asked as a choice of two. */
function answersToYesNo({ type }: JsonObject, { widget }: JsonObject): readonly JsonObject[] | undefined {
  if (type !== 'boolean' || (widget !== 'radio' && widget !== 'select')) return undefined
  return [
    { const: true, title: 'Yes' },
    { const: false, title: 'No' },
  ]
}

function isConstant(member: JsonValue): member is JsonObject {
  if (!isJsonObject(member) || !Object.keys(member).every((key) => choiceKeywords.has(key))) return false
  const { enum: single } = member
  return Object.hasOwn(member, 'const') || (isJsonArray(single) && single.length === 1)
}

function constantOf(member: JsonObject): JsonValue {
  const { enum: single } = member
  return member['const'] ?? (isJsonArray(single) ? (single[0] ?? null) : null)
}

function memberLabel(member: JsonObject): string {
  const { title } = member
  return typeof title === 'string' ? title : String(constantOf(member))
}

function nameOf(value: JsonValue, i: number, schema: JsonObject, options: JsonObject): string {
  const names = options['enumNames'] ?? schema['enumNames']
  const name = isJsonArray(names) ? names[i] : isJsonObject(names) ? names[String(value)] : undefined
  return typeof name === 'string' ? name : String(value)
}
