import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { testSchema } from './test-schema.ts'
import type { Work } from './adopted.ts'

/** The pasted schema of a list that holds what an object held under keys of people's own, and the keys' rules. */
export function listOfKeys(
  schema: JsonObject,
  { keys, ...work }: Work & { readonly keys: readonly string[] },
): JsonObject {
  const values = ownValue(schema, 'additionalProperties')
  const { type: _type, ...names } = testSchema(ownValue(schema, 'propertyNames') ?? {}, work)
  const { minProperties, maxProperties, title } = schema
  const fixed = keys.length === 0
  return {
    title: fixed ? title : 'Others',
    type: 'array',
    ...(fixed && minProperties !== undefined && { minItems: minProperties }),
    ...(fixed && maxProperties !== undefined && { maxItems: maxProperties }),
    uniqueBy: ['Key'],
    items: {
      type: 'object',
      properties: {
        Key: { title: 'Name', type: 'string', minLength: 1, ...names },
        Value: { title: 'Value', type: 'string', ...(isJsonObject(values) && { type: undefined, ...values }) },
      },
      required: ['Key', 'Value'],
    },
  }
}

/** What stood under keys of people's own as the items of such a list. */
export function itemsOfKeys(object: JsonObject, isOwn: (key: string) => boolean): readonly JsonValue[] {
  return Object.entries(object).flatMap(([key, value]) =>
    value === undefined || isOwn(key) ? [] : [{ Key: key, Value: value }],
  )
}
