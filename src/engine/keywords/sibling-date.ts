import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { calendarDate } from './calendar-date.ts'
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

/** A test that compares a date with a sibling's; it passes while either is missing or not a date. */
export function siblingDateTest(
  parameter: JsonValue,
  holds: (date: string, sibling: string, orEqual: boolean) => boolean,
): KeywordTest {
  const field = isJsonObject(parameter) ? ownValue(parameter, 'field') : parameter
  const orEqual = isJsonObject(parameter) && ownValue(parameter, 'orEqual') === true
  const otherField = String(field)
  return (value, _context, parent) => {
    const date = calendarDate(value)
    const sibling = calendarDate(isJsonObject(parent) ? ownValue(parent, otherField) : undefined)
    return date === undefined || sibling === undefined || holds(date, sibling, orEqual) || { otherField }
  }
}
