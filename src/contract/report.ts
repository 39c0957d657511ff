import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { Day } from './day.ts'
import { defineCall } from './define-call.ts'

const Nullable = Type.Union([Type.String(), Type.Null()])

/** Which cases a number counts, for the desk that lists them. */
export const CountedCases = Type.Object({
  /** E.g. `application`. */
  type: Type.String(),
  state: Nullable,
  /** The days on which they began. */
  from: Nullable,
  to: Type.String(),
})
export type CountedCases = Static<typeof CountedCases>

/** A row: how many there are, or how much in cents; a value for each series. */
export const ReportRow = Type.Object({
  /** A month (`YYYY-MM`), else what is counted as it is stored. */
  key: Type.String(),
  /** In the caller’s language; a month as `YYYY-MM`. */
  title: Type.String(),
  values: Type.Array(Type.Integer()),
  /** Null where no desk of the caller lists all of them. */
  cases: Type.Union([CountedCases, Type.Null()]),
})
export type ReportRow = Static<typeof ReportRow>

/** What the organisation declares to be counted, and what there is of it in a period. */
export const Report = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Nullable,
  /** What the rows are grouped by, as a heading: the title of the answer; null where `by` says it. */
  heading: Nullable,
  by: Type.Enum(['state', 'month', 'category', 'answer']),
  /** One for what is counted, where `currency` is null; else one for each currency, whose values are cents. */
  series: Type.Array(Type.Object({ currency: Nullable })),
  /** None where there is nothing. */
  rows: Type.Array(ReportRow),
})
export type Report = Static<typeof Report>

export const ReportsFound = Type.Object({
  /** The days that count, both included; from the beginning where `from` is null. */
  from: Nullable,
  to: Type.String(),
  /** The years in which there is anything, the newest first. */
  years: Type.Array(Type.Integer()),
  reports: Type.Array(Report),
})
export type ReportsFound = Static<typeof ReportsFound>

/** The period; this year until today without any. */
export const ReportsQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) })
export type ReportsQuery = Static<typeof ReportsQuery>

const common = { method: 'GET', session: 'required', right: 'reports', tag: 'Administration' } as const

/** What the organisation counts and earns, for those whose role allows it. */
export const reportCalls = {
  reports: defineCall({
    ...common,
    path: 'admin/reports',
    summary: 'The reports that the organisation declares, for a period: cases, money and members in groups',
    query: ReportsQuery,
    response: ReportsFound,
    refusals: ['forbidden'],
  }),
  reportFile: defineCall({
    ...asFile,
    right: 'reports',
    path: 'admin/reports/:report/export',
    summary: 'One of them as comma-separated values or a spreadsheet, in the caller’s language',
    query: fileOf(ReportsQuery.properties),
    refusals: [...asFile.refusals, 'not-found'],
  }),
}
