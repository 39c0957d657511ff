import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { PageNumber, pageOf } from './found-page.ts'
import { importCalls } from './import-calls.ts'
import { statementColumns, statementOutcomes } from './statement-names.ts'
import { ByStatementOutcome, StatementSummary } from './statement-summary.ts'

const Nullable = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) => Type.Union([schema, Type.Null()])
const Count = Type.Integer({ minimum: 0 })
const Outcome = Type.Enum([...statementOutcomes])

/** What importing the file of a statement would do; money in cents, instants ISO 8601 in UTC. Nothing is stored. */
export const StatementCheck = Type.Object({
  counts: ByStatementOutcome,
  wrong: Count,
  /** What is wrong in a line, in the caller’s language; `column` as the file calls it, null for the whole line. */
  problems: Type.Array(
    Type.Object({ line: Type.Integer({ minimum: 1 }), column: Nullable(Type.String()), text: Type.String() }),
  ),
  /** The first lines, those first that change something. */
  rows: Type.Array(
    Type.Object({
      outcome: Outcome,
      cells: Type.Array(
        Type.Object({ column: Type.Enum([...statementColumns]), from: Type.Null(), to: Type.String() }),
      ),
    }),
  ),
  statement: StatementSummary,
})
export type StatementCheck = Static<typeof StatementCheck>

/** A receipt that we posted by this provider in the period of a statement, and which no statement has. */
export const MissingReceipt = Type.Object({
  receipt_no: Type.String(),
  /** The provider’s number; null where it never gave one. */
  provider_receipt: Nullable(Type.String()),
  name: Type.String(),
  member_no: Type.String(),
  amount: Count,
  currency: Type.String(),
  /** When it was paid, or when its payer was asked. */
  at: Type.String(),
})
export type MissingReceipt = Static<typeof MissingReceipt>

const ImportedOutcome = Type.Enum([...statementOutcomes, 'wrong'])

/** A statement that was imported, and what became of its lines; without those that are still to come. */
export const StatementResult = Type.Object({
  id: Type.String(),
  file: Type.String(),
  shortcode: Type.String(),
  from: Type.String(),
  to: Type.String(),
  imported_at: Type.String(),
  /** The name of who imported it; empty where the account is gone. */
  by: Type.String(),
  outcomes: Type.Array(Type.Object({ outcome: ImportedOutcome, count: Count, amount: Count, currency: Type.String() })),
  /** Receipts that it lacks: how many, and the first of them. As of now: another statement may have them since. */
  missing: Type.Object({ total: Count, items: Type.Array(MissingReceipt) }),
})
export type StatementResult = Static<typeof StatementResult>

/** A line of a statement that was imported. */
export const ImportedLine = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  outcome: ImportedOutcome,
  /** What is wrong with it, in the caller’s language. */
  problem: Nullable(Type.String()),
  receipt: Type.String(),
  at: Nullable(Type.String()),
  amount: Count,
  currency: Type.String(),
  account: Type.String(),
  payer: Type.String(),
  /** As it came. */
  raw: Type.String(),
})
export type ImportedLine = Static<typeof ImportedLine>

const LinesQuery = Type.Object({ outcome: Type.Optional(ImportedOutcome), page: Type.Optional(PageNumber) })
export type LinesQuery = Static<typeof LinesQuery>

export const LinesFound = pageOf(ImportedLine)
export type LinesFound = Static<typeof LinesFound>

export type ImportedLineOutcome = Static<typeof ImportedOutcome>

const { check, begin, list, cancel } = importCalls(
  'admin/finance/statements',
  'a provider’s statement',
  'finance',
  StatementCheck,
)
const read = {
  method: 'GET',
  session: 'required',
  right: 'finance',
  tag: 'Administration',
  refusals: ['forbidden', 'not-found'],
} as const

/** Statements of payment providers, for those whose role allows it (BIL-05). */
export const statementCalls = {
  checkStatement: check,
  beginStatement: begin,
  statementImports: list,
  cancelStatement: cancel,
  statementResult: defineCall({
    ...read,
    path: 'admin/finance/statements/result/:id',
    summary: 'What became of the lines of a statement, and what was posted in its period that no statement has',
    response: StatementResult,
  }),
  statementLines: defineCall({
    ...read,
    path: 'admin/finance/statements/lines/:id',
    summary: 'A page of the lines of a statement as they came, all or those of an outcome',
    query: LinesQuery,
    response: LinesFound,
  }),
}
