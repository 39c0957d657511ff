import type { ActionDefinition } from '../document/collection-page.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * The day from which an action may be repeated for a record; undefined where it is possible today.
 *
 * @param record its dates are days, `YYYY-MM-DD`, like `today` and the result
 */
export function possibleFrom(
  { again }: Pick<ActionDefinition, 'again'>,
  record: JsonObject,
  today: string,
): string | undefined {
  if (again === undefined) return undefined
  const last = again.since
    .map((field) => ownValue(record, field))
    .filter((day) => typeof day === 'string')
    .reduce((latest, day) => (day > latest ? day : latest), '')
  if (last === '') return undefined
  const from = new Date(Date.parse(last) + again.days * dayMilliseconds).toISOString().slice(0, 10)
  return from > today ? from : undefined
}
