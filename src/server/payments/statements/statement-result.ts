import type { ImportedLine, LinesFound, LinesQuery, StatementResult } from '../../../contract/statements.ts'
import { statementOutcomes } from '../../../contract/statement-names.ts'
import { namesOf } from '../../cases/person-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { pageWithin } from '../../platform/page-within.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translateMessage } from '../../platform/texts/translate-message.ts'
import { missingReceipts } from './missing-receipts.ts'
import { faultMessages } from './statement-import.ts'
import { countedLines, findStatement, linesOf } from './statement-rows.ts'
import type { StatementLineRow, StatementRow } from './statement-rows.ts'

const pageLength = 50

/** @throws Refusal `not-found` */
async function statementNamed(tx: TenantTransaction, id: string): Promise<StatementRow> {
  const found = await findStatement(tx, id)
  if (found === undefined) throw new Refusal('not-found')
  return found
}

/**
 * A statement that was imported, what became of its lines, and the receipts that it lacks.
 *
 * @throws Refusal `not-found` for none of the organisation
 */
export async function statementResult(tx: TenantTransaction, id: string): Promise<StatementResult> {
  const row = await statementNamed(tx, id)
  const counted = await countedLines(tx, row.id)
  const { total, items } = await missingReceipts(tx, row)
  const names = await namesOf(tx, [row.imported_by])
  return {
    id: row.id,
    file: row.file,
    shortcode: row.shortcode,
    from: row.period_from.toISOString(),
    to: row.period_to.toISOString(),
    imported_at: row.imported_at.toISOString(),
    by: names.get(row.imported_by) ?? '',
    outcomes: [...statementOutcomes, 'wrong' as const].flatMap((outcome) =>
      counted
        .filter((one) => one.outcome === outcome)
        .map(({ count, amount, currency }) => ({ outcome, count, amount, currency })),
    ),
    missing: { total, items: [...items] },
  }
}

/**
 * A page of the lines of a statement in the order of its file.
 *
 * @throws Refusal `not-found` for none of the organisation
 */
export async function statementLines(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { id, outcome, page: asked }: LinesQuery & { readonly id: string },
): Promise<LinesFound> {
  const row = await statementNamed(tx, id)
  const sought = linesOf(tx, row.id, outcome)
  const { total } = await sought.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { page, pages, offset } = pageWithin(total, asked, pageLength)
  const rows = await sought.selectAll().orderBy('line_no').limit(pageLength).offset(offset).execute()
  return { items: rows.map((line) => importedLine(tenant, line)), total, page, pages }
}

const importedLine = (tenant: PublishedTenant, line: StatementLineRow): ImportedLine => ({
  line: line.line_no,
  outcome: line.outcome,
  problem: line.fault === null ? null : translateMessage(tenant, faultMessages[line.fault]),
  receipt: line.receipt,
  at: line.paid_at?.toISOString() ?? null,
  amount: line.amount_cents,
  currency: line.currency,
  account: line.account,
  payer: line.payer,
  raw: line.raw,
})
