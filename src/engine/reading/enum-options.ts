import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** One choice of a closed list, in rjsf's format. */
export interface EnumOption {
  readonly value: JsonValue
  readonly label: string
  readonly schema?: JsonObject
  /** Offered whatever the user types: it leads to an answer outside the choices. */
  readonly always?: true
}

/** Keywords allowed in a member of a `oneOf` that merely lists choices. */
const choiceKeywords = new Set(['const', 'enum', 'title', 'description', 'type'])

/**
 * The choices in a schema: from `enum` (named by `ui:enumNames` or `enumNames`), or from a `oneOf` or `anyOf` whose
 * members are all constants. Undefined when it lists none. Names are keyed by value; pasted forms may also list them in
 * the order of the enum, which our declarations never do.
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

/** The two choices for a yes-or-no question that is displayed as a choice. */
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
