/** The columns of a file of points, named in its first row, in any order, each with the field of `forms/cpd-award`. */
export const awardFields = {
  member_no: 'memberNo',
  year: 'period',
  description: 'description',
  provider: 'provider',
  location: 'location',
  points: 'pointAwarded',
  event_code: 'eventCode',
  certificate_no: 'certificateNo',
} as const
export type AwardFileColumn = keyof typeof awardFields

export const awardColumns = [
  'member_no',
  'year',
  'description',
  'provider',
  'location',
  'points',
  'event_code',
  'certificate_no',
] as const satisfies readonly AwardFileColumn[]

/** What becomes of an imported award: one that is there already is not added again. */
export const awardOutcomes = ['added', 'unchanged'] as const
export type AwardOutcome = (typeof awardOutcomes)[number]
