import { Type } from 'typebox'

/** What calls that answer a list of administrators as a file of comma-separated values have in common. */
export const asCsv = {
  method: 'GET',
  session: 'required',
  tag: 'Administration',
  response: Type.Unknown(),
  media: 'text/csv',
  refusals: ['forbidden', 'too-many-records'],
} as const

/** The tables that can be exported; each has a title, `portal.export.<name>`. */
export const exportedTables = [
  'report',
  'users',
  'members',
  'awards',
  'desk',
  'audit',
  'ledger',
  'payments',
  'takings',
  'debts',
  'journal',
] as const
export type ExportedTable = (typeof exportedTables)[number]
