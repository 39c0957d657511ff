import { objectAt, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { fitAnswers } from '../../engine/revision/fit-answers.ts'
import type { FittingForm } from '../../engine/revision/fit-answers.ts'

/** The date that represents no date in the API. */
const emptyDate = '0001-01-01'

/**
 * The part of a stored record that a form asks for, as answers, whatever form it was written under: null and the empty
 * date become absent.
 */
export function formAnswers(record: JsonObject, { document: { schema }, plan }: FittingForm): JsonObject {
  const names = Object.keys(objectAt(schema, 'properties'))
  const answers = names.map((name) => [name, ownValue(record, name)] as const)
  const asked = Object.fromEntries(answers.filter(([, value]) => isThere(value)))
  return schema ? fitAnswers({ document: { schema }, plan }, asked).answers : asked
}

function isThere(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== emptyDate
}
