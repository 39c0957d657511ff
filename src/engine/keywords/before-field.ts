import type { Keyword } from './keyword.ts'
import { siblingDateParameter, siblingDateTest } from './sibling-date.ts'

/** `beforeField: "EndDate"`: a date earlier than the sibling's; with `orEqual` the same day passes. */
export const beforeField: Keyword = {
  name: 'beforeField',
  types: ['string'],
  parameter: siblingDateParameter,
  test: (parameter) =>
    siblingDateTest(parameter, (date, sibling, orEqual) => date < sibling || (orEqual && date === sibling)),
}
