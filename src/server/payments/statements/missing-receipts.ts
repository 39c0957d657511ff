import { sql } from 'kysely'
import type { MissingReceipt } from '../../../contract/statements.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { together } from '../../platform/database/together.ts'
import type { StatementRow } from './statement-rows.ts'

/** How many receipts are listed; there should be none. */
const listed = 100

/** How long before it is paid a payer may have been asked; milliseconds. Later ones may be of the next statement. */
const longestAsked = 10 * 60_000

/**
 * The receipts that we posted by the provider in the period of a statement, and that neither it nor another imported
 * one has. A receipt that was reversed is not missed. Of a payment we know when its payer was asked; one who was asked
 * shortly before the end may have paid after it.
 */
export async function missingReceipts(
  tx: TenantTransaction,
  statement: StatementRow,
): Promise<{ readonly total: number; readonly items: readonly MissingReceipt[] }> {
  const [rows, [counted]] = await together(
    tx,
    missing(tx, statement)
      .select(['s.at', 's.receipt', 'r.number', 'r.amount_cents', 'r.currency'])
      .select(sql<string>`coalesce(r.holder->>'name', '')`.as('name'))
      .select(sql<string>`coalesce(p.member_no, '')`.as('member_no'))
      .orderBy('s.at')
      .orderBy('r.number')
      .limit(listed),
    missing(tx, statement).select((select) => select.fn.countAll<number>().as('total')),
  )
  return {
    total: counted?.total ?? 0,
    items: rows.map(({ at, receipt, number, amount_cents, currency, name, member_no }) => ({
      receipt_no: number,
      provider_receipt: receipt,
      name,
      member_no,
      amount: amount_cents,
      currency,
      at: at.toISOString(),
    })),
  }
}

function missing({ tenant, db }: TenantTransaction, { provider, shortcode, period_from, period_to }: StatementRow) {
  const asked = new Date(period_to.getTime() - longestAsked)
  const paid = db
    .selectFrom('payments')
    .select(['receipt_no', 'provider_receipt as receipt', 'created_at as at'])
    .where('tenant', '=', tenant)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('created_at', '>=', period_from)
    .where('created_at', '<=', asked)
    .where('receipt_no', 'is not', null)
  const received = db
    .selectFrom('received_money')
    .select(['receipt_no', sql<string | null>`receipt`.as('receipt'), 'paid_at as at'])
    .where('tenant', '=', tenant)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('paid_at', '>=', period_from)
    .where('paid_at', '<=', period_to)
    .where('payment_id', 'is', null)
    .where('state', 'in', ['posted', 'assigned'])
    .where('receipt_no', 'is not', null)
  return db
    .selectFrom(paid.unionAll(received).as('s'))
    .innerJoin('ledger_documents as r', (join) =>
      join.onRef('r.number', '=', 's.receipt_no').on('r.tenant', '=', tenant).on('r.kind', '=', 'receipt'),
    )
    .innerJoin('profiles as p', (join) => join.onRef('p.id', '=', 'r.profile_id').on('p.tenant', '=', tenant))
    .where(sql<boolean>`not exists (select from ledger_documents u where u.tenant = ${tenant} and u.reverses = r.id)`)
    .where(
      sql<boolean>`not exists (select from statement_lines l where l.tenant = ${tenant} and l.receipt = s.receipt
        and l.outcome not in ('charge', 'withdrawal', 'reversal', 'incomplete', 'wrong'))`,
    )
}
