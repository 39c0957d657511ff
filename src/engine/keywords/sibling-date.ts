import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { dateOrMonth } from './calendar-date.ts'
import type { KeywordTest } from './keyword.ts'

/** The value of `afterField` and `beforeField`: a sibling field's id, or an object with it and `orEqual`. */
export const siblingDateParameter: JsonObject = {
  anyOf: [
    { type: 'string', minLength: 1 },
    {
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      properties: { field: { type: 'string', minLength: 1 }, orEqual: { type: 'boolean' } },
    },
  ],
}

/**
 * A test that compares a date or month with a sibling's, by months if one of them is a month; it passes while either is
 * missing or neither date nor month.
 */
export function siblingDateTest(
  parameter: JsonValue,
  holds: (date: string, sibling: string, orEqual: boolean) => boolean,
): KeywordTest {
  const field = isJsonObject(parameter) ? ownValue(parameter, 'field') : parameter
  const orEqual = isJsonObject(parameter) && ownValue(parameter, 'orEqual') === true
  const otherField = String(field)
  return (value, _context, parent) => {
    const date = dateOrMonth(value)
    const sibling = dateOrMonth(isJsonObject(parent) ? ownValue(parent, otherField) : undefined)
    if (date === undefined || sibling === undefined) return true
    const precision = Math.min(date.length, sibling.length)
    return holds(date.slice(0, precision), sibling.slice(0, precision), orEqual) || { otherField }
  }
}
