import { Type } from 'typebox'
import type { TProperties } from 'typebox'
import { tableFormats, tableMedia } from './table-formats.ts'

/** What calls that answer a list of administrators as a file have in common. */
export const asFile = {
  method: 'GET',
  session: 'required',
  tag: 'Administration',
  response: Type.Unknown(),
  media: [tableMedia.csv, tableMedia.xlsx],
  refusals: ['forbidden', 'too-many-records', 'documents-busy', 'document-failed'],
} as const

/** The filters of a list with the form of its file: comma-separated values unless a spreadsheet is asked for. */
export const fileOf = <const Filters extends TProperties>(filters: Filters) =>
  Type.Object({ ...filters, format: Type.Optional(Type.Enum([...tableFormats])) })

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
  'money',
  'transfers',
  'takings',
  'debts',
  'journal',
  'billed',
  'left-out',
  'reminders',
  'staff',
  'jobs',
] as const
export type ExportedTable = (typeof exportedTables)[number]
