import { Type } from 'typebox'
import type { Static } from 'typebox'
import { statementOutcomes } from './statement-names.ts'

const Count = Type.Integer({ minimum: 0 })
const Instant = Type.Union([Type.String(), Type.Null()])

/** A number for each outcome of a statement's lines. */
export const ByStatementOutcome = Type.Record(Type.Enum([...statementOutcomes]), Count)

/** What a statement is of; money in cents, instants ISO 8601 in UTC. */
export const StatementSummary = Type.Object({
  shortcode: Type.String(),
  /** The period; null where neither the file nor a line says so. */
  from: Instant,
  to: Instant,
  currency: Type.String(),
  /** What all the money that came in adds up to, and the lines of each outcome. */
  received: Count,
  amounts: ByStatementOutcome,
})
export type StatementSummary = Static<typeof StatementSummary>
