import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { StatementOutcome } from '../../../contract/statement-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type {
  ProviderStatementsTable,
  StatementLinesTable,
} from '../../platform/database/tables/provider-statements.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { FaultyLine, StatementLine } from '../statement-line.ts'

export type StatementRow = Selectable<ProviderStatementsTable>
export type StatementLineRow = Selectable<StatementLinesTable>

export async function addStatement(
  { tenant, db }: TenantTransaction,
  row: Omit<StatementRow, 'tenant'>,
): Promise<void> {
  await db
    .insertInto('provider_statements')
    .values({ ...row, tenant })
    .execute()
}

export async function findStatement({ tenant, db }: TenantTransaction, id: string): Promise<StatementRow | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('provider_statements')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The lines of a statement, or those of an outcome. */
export function linesOf({ tenant, db }: TenantTransaction, statement: string, outcome?: StatementLineRow['outcome']) {
  const lines = db.selectFrom('statement_lines').where('tenant', '=', tenant).where('statement_id', '=', statement)
  return outcome === undefined ? lines : lines.where('outcome', '=', outcome)
}

/** A line of a statement, without whose it is. */
export type KeptLine = Omit<StatementLineRow, 'tenant' | 'statement_id'>

/** A line that was read, with what became of it. */
export const lineRow = (line: StatementLine, outcome: StatementOutcome): KeptLine => ({
  line_no: line.line,
  outcome,
  fault: null,
  receipt: line.receipt,
  paid_at: line.at,
  amount_cents: line.amount,
  currency: line.currency,
  account: line.account,
  payer: line.payer,
  raw: line.raw,
})

/** A line that is wrong. */
export const faultyRow = ({ line, fault, raw }: FaultyLine): KeptLine => ({
  line_no: line,
  outcome: 'wrong',
  fault,
  receipt: '',
  paid_at: null,
  amount_cents: 0,
  currency: '',
  account: '',
  payer: '',
  raw,
})

/** Keeps lines of a statement. */
export async function addLines(
  { tenant, db }: TenantTransaction,
  statement_id: string,
  lines: readonly KeptLine[],
): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('statement_lines')
    .values(lines.map((line) => ({ ...line, tenant, statement_id })))
    .execute()
}

/** How many lines of a statement have each outcome, and what they add up to. */
export const countedLines = (tx: TenantTransaction, statement: string) =>
  linesOf(tx, statement)
    .select((select) => ['outcome', 'currency', select.fn.countAll<number>().as('count')])
    .select(sql<number>`sum(amount_cents)::bigint`.as('amount'))
    .groupBy(['outcome', 'currency'])
    .execute()
