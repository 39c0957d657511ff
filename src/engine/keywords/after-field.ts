import type { Keyword } from './keyword.ts'
import { siblingDateParameter, siblingDateTest } from './sibling-date.ts'

/** `afterField: "StartDate"`: a date later than the sibling's; with `orEqual` the same day passes. */
export const afterField: Keyword = {
  name: 'afterField',
  types: ['string'],
  parameter: siblingDateParameter,
  test: (parameter) =>
    siblingDateTest(parameter, (date, sibling, orEqual) => date > sibling || (orEqual && date === sibling)),
}
