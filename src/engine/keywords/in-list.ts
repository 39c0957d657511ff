import { namedValues, valueReader } from '../condition/named-values.ts'
import type { EvaluationContext } from '../context.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { Keyword } from './keyword.ts'

type FilterReader = (
  context: EvaluationContext,
  parent: JsonValue | undefined,
  root: JsonValue,
) => JsonValue | undefined

/**
 * `inList: { "list": "counties", "filter": { "countryCode": "Nationality" }, "other": "OTHER" }`: the answer (or every
 * item of a list of answers) is the key of an item of that reference list. Each filter holds an item's property against a
 * sibling field, a literal `{ "const": x }` or a named value `{ "value": "user.category" }`; a filter whose value is missing
 * filters nothing. `other` is accepted though no item has it. A list that is not loaded passes: the server has them all.
 */
export const inList: Keyword = {
  name: 'inList',
  types: ['string', 'number', 'array'],
  parameter: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: {
      list: { type: 'string', minLength: 1 },
      other: { type: ['string', 'number'] },
      filter: {
        type: 'object',
        additionalProperties: {
          anyOf: [
            { type: 'string', minLength: 1 },
            { type: 'object', additionalProperties: false, required: ['const'], properties: { const: {} } },
            {
              type: 'object',
              additionalProperties: false,
              required: ['value'],
              properties: { value: { type: 'string', minLength: 1 } },
            },
          ],
        },
      },
    },
  },
  test: (parameter) => {
    const { list, other, filterOf } = readParameter(parameter)
    const isMember = (key: JsonValue, context: EvaluationContext, filter: JsonObject | undefined) =>
      (other !== undefined && key === other) || context.lists.has(list, key, filter) !== false
    return (value, context, parent, root) => {
      const filter = filterOf(context, parent, root)
      const keys = isJsonArray(value) ? value : [value]
      const missing = keys.find((key) => !isMember(key, context, filter))
      return missing === undefined || { list, value: missing }
    }
  },
}

function readParameter(parameter: JsonValue) {
  const object = isJsonObject(parameter) ? parameter : {}
  const filter = ownValue(object, 'filter')
  return {
    list: String(ownValue(object, 'list')),
    other: ownValue(object, 'other'),
    filterOf: filterReader(isJsonObject(filter) ? filter : {}),
  }
}

function filterReader(filter: JsonObject) {
  const readers = Object.entries(filter).map(([property, source]) => [property, sourceReader(source)] as const)
  return (context: EvaluationContext, parent: JsonValue | undefined, root: JsonValue): JsonObject | undefined => {
    if (readers.length === 0) return undefined
    const wanted: Record<string, JsonValue> = {}
    for (const [property, read] of readers) {
      const value = read(context, parent, root)
      if (value !== undefined && value !== null && value !== '') wanted[property] = value
    }
    return wanted
  }
}

function sourceReader(source: JsonValue | undefined): FilterReader {
  if (!isJsonObject(source)) {
    const sibling = String(source)
    return (_context, parent) => (isJsonObject(parent) ? ownValue(parent, sibling) : undefined)
  }
  if (Object.hasOwn(source, 'const')) return () => ownValue(source, 'const')
  const read = valueReader(String(ownValue(source, 'value')))
  return (context, parent, root) => read(namedValues(root, context, parent))
}
