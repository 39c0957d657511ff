import { isJsonArray, isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { Operator } from './operator.ts'
import { schemaAt } from './schema-at.ts'

const emptySchema: JsonObject = {
  anyOf: [{ enum: [null, ''] }, { type: 'array', maxItems: 0 }, { type: 'object', maxProperties: 0 }],
}

/** `empty: true`: absent, null, '', [] or {}; `empty: false`: none of these. */
export const empty: Operator = {
  name: 'empty',
  operand: {
    type: 'boolean',
    description: 'true: absent, null, empty text, list or object. false: none of these.',
  },
  holds: (value, operand) => isEmpty(value) === operand,
  checkOperand: (operand) => (typeof operand === 'boolean' ? undefined : '"empty" says true or false.'),
  check: () => undefined,
  needsValue: (operand) => operand === false,
  toSchema: (operand, path) => {
    if (path.length > 1) return undefined
    const filled = schemaAt(path, { not: emptySchema })
    return operand === true ? { not: filled } : filled
  },
}

function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (isJsonArray(value)) return value.length === 0
  return isJsonObject(value) && Object.values(value).every((member) => member === undefined)
}
