/** The columns of a file of members, named in its first row, in any order. */
export const memberColumns = [
  'member_no',
  'first_name',
  'second_name',
  'last_name',
  'id_number',
  'email',
  'phone',
  'category',
  'status',
  'registration_date',
] as const
export type MemberColumn = (typeof memberColumns)[number]

/** What becomes of an imported member; whoever has an account stays as they are. */
export const memberOutcomes = ['added', 'changed', 'unchanged', 'activated'] as const
export type MemberOutcome = (typeof memberOutcomes)[number]
