import { sql } from 'kysely'
import { paymentProblems } from '../../contract/finance-names.ts'
import type { PaymentFilters, PaymentRecordRow, PaymentsFound, PaymentsQuery } from '../../contract/finance.ts'
import type { ReversalState } from '../../engine/payments/reduce-reversal.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import { isBeyond, keysetPage } from './keyset.ts'
import { hasProblem, isReceiptReversed, problemsOfPayment } from './payment-problems.ts'

/** A page of payments, the newest first, and what all that the filters leave add up to. */
export async function findPayments(
  tx: TenantTransaction,
  timeZone: string,
  query: PaymentsQuery,
): Promise<PaymentsFound> {
  const { rows, previous, next } = await keysetPage(query, placeOf, async (asked) => {
    const order = asked.isBack ? ('asc' as const) : ('desc' as const)
    const sought = soughtIn(tx, timeZone, query).where(isBeyond(asked, 'y.created_at', 'y.id'))
    return shown(sought.orderBy('y.created_at', order).orderBy('y.id', order)).limit(asked.limit).execute()
  })
  const [sums] = await together(
    tx,
    soughtIn(tx, timeZone, query)
      .select((select) => ['y.currency', select.fn.countAll<number>().as('count')])
      .select(sql<number>`sum(y.amount_cents)::bigint`.as('amount'))
      .groupBy('y.currency')
      .orderBy('y.currency'),
  )
  return {
    items: rows.map(paymentRecord),
    previous,
    next,
    total: sums.reduce((total, { count }) => total + count, 0),
    sums: sums.map(({ currency, amount }) => ({ currency, amount })),
  }
}

/** The payments that the filters leave, the oldest first, at most so many. */
export async function paymentsIn(
  tx: TenantTransaction,
  timeZone: string,
  { limit, ...filters }: PaymentFilters & { readonly limit: number },
): Promise<readonly PaymentRecordRow[]> {
  const ordered = soughtIn(tx, timeZone, filters).orderBy('y.created_at').orderBy('y.id')
  return (await shown(ordered).limit(limit).execute()).map(paymentRecord)
}

/** One payment; undefined when there is none. */
export const findPaymentRow = (tx: TenantTransaction, timeZone: string, id: string) =>
  shown(soughtIn(tx, timeZone, {}).where(sql<boolean>`y.id::text = ${id}`)).executeTakeFirst()

function soughtIn({ tenant, db }: TenantTransaction, timeZone: string, filters: PaymentFilters) {
  const { from, to, state, provider, search = '', unmatched } = filters
  const sought = search.trim().toLowerCase()
  let rows = db
    .selectFrom('payments as y')
    .innerJoin('profiles as p', (join) => join.onRef('p.tenant', '=', 'y.tenant').onRef('p.id', '=', 'y.profile_id'))
    .innerJoin('ledger_documents as d', (join) =>
      join.onRef('d.tenant', '=', 'y.tenant').onRef('d.id', '=', 'y.invoice_id'),
    )
    .where('y.tenant', '=', tenant)
  if (from !== undefined) {
    rows = rows.where('y.created_at', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`)
  }
  if (to !== undefined) {
    rows = rows.where('y.created_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)
  }
  if (state !== undefined) rows = rows.where('y.state', '=', state)
  if (provider !== undefined) rows = rows.where('y.provider', '=', provider)
  if (unmatched !== undefined) rows = rows.where(hasProblem)
  if (sought !== '') {
    const names = sql`concat_ws(' ', y.reference, y.provider_receipt, y.receipt_no, y.invoice_no, p.member_no)`
    rows = rows.where(sql<boolean>`strpos(lower(${names}), ${sought}) > 0`)
  }
  return rows
}

const shown = (rows: ReturnType<typeof soughtIn>) =>
  rows
    .selectAll('y')
    .select([
      sql<string>`coalesce(p.member_no, '')`.as('member_no'),
      sql<string>`coalesce(d.holder->>'name', '')`.as('name'),
      problemsOfPayment.as('problems'),
      isReceiptReversed.as('is_reversed'),
      latestReversalOf.as('reversal'),
    ])

/** The latest reversal of a payment `y`; null where it was never to be given back. */
const latestReversalOf = sql<FoundReversal | null>`(select json_build_object('state', r.state, 'code', r.code,
    'changed_at', (extract(epoch from r.changed_at) * 1000)::bigint)
  from payment_reversals r where r.tenant = y.tenant and r.payment_id = y.id order by r.asked_at desc limit 1)`

interface FoundReversal {
  readonly state: ReversalState
  readonly code: string | null
  /** In milliseconds. */
  readonly changed_at: number
}

/** A payment with whose it is and its problems. */
export type FoundPayment = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const placeOf = ({ created_at, id }: FoundPayment): string => `${created_at.getTime()}~${id}`

/** A payment as on the wire. */
export const paymentRecord = (row: FoundPayment): PaymentRecordRow => ({
  id: row.id,
  provider: row.provider,
  reference: row.reference,
  provider_receipt: row.provider_receipt,
  state: row.state,
  amount: row.amount_cents,
  currency: row.currency,
  member_no: row.member_no,
  name: row.name,
  invoice_no: row.invoice_no,
  receipt_no: row.receipt_no,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  problems: paymentProblems.filter((problem) => row.problems.split(',').includes(problem)),
  is_handled: row.handled_at !== null,
  reversal: row.reversal && { ...row.reversal, changed_at: new Date(row.reversal.changed_at).toISOString() },
})
