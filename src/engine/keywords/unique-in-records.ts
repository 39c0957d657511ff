import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { EvaluationContext } from '../document/context.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'
import { fieldNamesParameter, identityBy } from './unique-by.ts'

/**
 * `uniqueInRecords: ["Type"]` at the root of a collection's record: no other record of the collection has equal values
 * in all these fields. The record that is being edited does not count.
 */
export const uniqueInRecords: Keyword = {
  name: 'uniqueInRecords',
  types: ['object'],
  parameter: fieldNamesParameter,
  test: (parameter) => {
    const fields = isJsonArray(parameter) ? parameter.map(String) : []
    const otherField = fields[0] ?? ''
    return (value, context) =>
      !isTaken(value, context, fields) || {
        fields: fields.join(', '),
        at: otherField,
        value: valuesText(value, fields),
      }
  },
}

function isTaken(value: JsonValue, context: EvaluationContext, fields: readonly string[]): boolean {
  const identity = identityBy(value, fields)
  if (identity === undefined) return false
  return others(context).some((record) => identityBy(record, fields) === identity)
}

function others({ records = [], record }: EvaluationContext): readonly JsonObject[] {
  if (record === undefined) return records
  const own = records.findIndex((candidate) => equalJson(candidate, record))
  return own < 0 ? records : records.toSpliced(own, 1)
}

function valuesText(value: JsonValue, fields: readonly string[]): string {
  const object = isJsonObject(value) ? value : {}
  return fields.map((field) => textOf(ownValue(object, field))).join(', ')
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
