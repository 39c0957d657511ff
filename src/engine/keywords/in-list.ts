import { compileCondition } from '../condition/compile-condition.ts'
import { namedValues, valueReader } from '../condition/named-values.ts'
import { readCondition } from '../condition/read-condition.ts'
import type { EvaluationContext } from '../document/context.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

type FilterReader = (
  context: EvaluationContext,
  parent: JsonValue | undefined,
  root: JsonValue,
) => JsonValue | undefined

const listSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['list'],
  properties: {
    list: { type: 'string', minLength: 1 },
    other: { type: ['string', 'number'] },
    when: { type: 'object', minProperties: 1 },
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
} as const satisfies JsonObject

/**
 * `inList: { "list": "counties", "filter": { "countryCode": "Nationality" }, "other": "OTHER" }`: the answer (or every
 * item of a list of answers) is the key of an item of that reference list. Each filter compares an item's property with
 * a sibling field, a literal `{ "const": x }` or a named value `{ "value": "user.category" }`. When the value of a
 * filter is missing, no key belongs to the list: where all are meant, a list without filter says so. `other` is
 * accepted although no item has it. A list that is not loaded passes: the server has them all. With several lists,
 * `[{ "list": …, "when": … }, …]`, the first whose condition is true is used; when none is, anything passes.
 */
export const inList: Keyword = {
  name: 'inList',
  types: ['string', 'number', 'array'],
  parameter: { if: { type: 'array' }, then: { type: 'array', minItems: 1, items: listSchema }, else: listSchema },
  test: (parameter) => {
    const lists = (isJsonArray(parameter) ? parameter : [parameter]).map(readParameter)
    // Loops instead of functions inside: this runs for most fields of every form that is checked.
    return (value, context, parent, root) => {
      for (const list of lists) {
        if (list.counts !== undefined && !list.counts(namedValues(root, context, parent))) continue
        return missingKey(list, value, context, list.filterOf(context, parent, root))
      }
      return true
    }
  },
}

type List = ReturnType<typeof readParameter>
type Filter = JsonObject | 'missing' | undefined

function missingKey(list: List, value: JsonValue, context: EvaluationContext, filter: Filter) {
  if (!isJsonArray(value)) return isMember(list, value, context, filter) || { list: list.list, value }
  for (const key of value) if (!isMember(list, key, context, filter)) return { list: list.list, value: key }
  return true
}

function isMember({ list, other }: List, key: JsonValue, { lists }: EvaluationContext, filter: Filter): boolean {
  if (other !== undefined && key === other) return true
  return filter === 'missing' ? lists.has(list, key) === undefined : lists.has(list, key, filter) !== false
}

function readParameter(parameter: JsonValue) {
  const object = isJsonObject(parameter) ? parameter : {}
  const [filter, when] = [ownValue(object, 'filter'), ownValue(object, 'when')]
  return {
    list: String(ownValue(object, 'list')),
    other: ownValue(object, 'other'),
    counts: when === undefined ? undefined : compileCondition(readCondition(when)),
    filterOf: filterReader(isJsonObject(filter) ? filter : {}),
  }
}

function filterReader(filter: JsonObject) {
  const readers = Object.entries(filter).map(([property, source]) => [property, sourceReader(source)] as const)
  return (
    context: EvaluationContext,
    parent: JsonValue | undefined,
    root: JsonValue,
  ): JsonObject | 'missing' | undefined => {
    if (readers.length === 0) return undefined
    const wanted: Record<string, JsonValue> = {}
    for (const [property, read] of readers) {
      const value = read(context, parent, root)
      if (value === undefined || value === null || value === '') return 'missing'
      wanted[property] = value
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
