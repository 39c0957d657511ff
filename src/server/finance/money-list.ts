import { sql } from 'kysely'
import type { MoneyCourse, MoneyFilters, MoneyFound, MoneyQuery, MoneyRecord } from '../../contract/unplaced-money.ts'
import { isToPlace, moneyStates, possibleMoneyDecisions } from '../../engine/payments/money-decisions.ts'
import { namesOf } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { isBeyond, keysetPage } from './keyset.ts'
import { maskedMessage } from './masked-message.ts'

/** A page of the money that staff have to place, or of all, the newest first. */
export async function findUnplaced(tx: TenantTransaction, query: MoneyQuery): Promise<MoneyFound> {
  const { rows, previous, next } = await keysetPage(query, placeOf, async (asked) => {
    const order = asked.isBack ? ('asc' as const) : ('desc' as const)
    const sought = soughtIn(tx, query).where(isBeyond(asked, 'y.paid_at', 'y.id'))
    return shown(sought.orderBy('y.paid_at', order).orderBy('y.id', order)).limit(asked.limit).execute()
  })
  const sums = await soughtIn(tx, query)
    .select((select) => ['y.currency', select.fn.countAll<number>().as('count')])
    .select(sql<number>`sum(y.amount_cents)::bigint`.as('amount'))
    .groupBy('y.currency')
    .orderBy('y.currency')
    .execute()
  return {
    items: rows.map(moneyRecord),
    previous,
    next,
    total: sums.reduce((total, { count }) => total + count, 0),
    sums: sums.map(({ currency, amount }) => ({ currency, amount })),
  }
}

/** The money that the filters leave, the oldest first, at most so many. */
export async function moneyIn(
  tx: TenantTransaction,
  { limit, ...filters }: MoneyFilters & { readonly limit: number },
): Promise<readonly MoneyRecord[]> {
  const ordered = soughtIn(tx, filters).orderBy('y.paid_at').orderBy('y.id')
  return (await shown(ordered).limit(limit).execute()).map(moneyRecord)
}

/**
 * Money with every message about it, the oldest first.
 *
 * @throws Refusal `not-found` for none of the organisation
 */
export async function moneyCourse(tx: TenantTransaction, id: string): Promise<MoneyCourse> {
  const row = await shown(soughtIn(tx, { shown: 'all' }).where(sql<boolean>`y.id::text = ${id}`)).executeTakeFirst()
  if (row === undefined) throw new Refusal('not-found')
  const messages = await tx.db
    .selectFrom('received_messages')
    .select(['id', 'received_at', 'source', 'raw'])
    .where('tenant', '=', tx.tenant)
    .where('provider', '=', row.provider)
    .where('shortcode', '=', row.shortcode)
    .where('receipt', '=', row.receipt)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const decisions = await tx.db
    .selectFrom('received_decisions')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('money_id', '=', row.id)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  const names = await namesOf(
    tx,
    decisions.map(({ decided_by }) => decided_by),
  )
  return {
    ...moneyRecord(row),
    possible: [...possibleMoneyDecisions(row)],
    messages: messages.map(({ received_at, raw, ...one }) => ({
      ...one,
      received_at: received_at.toISOString(),
      raw: maskedMessage(raw, []),
    })),
    decisions: decisions.map(({ id: key, decided_at, kind, reason, receipt_no, decided_by }) => ({
      id: key,
      decided_at: decided_at.toISOString(),
      kind,
      reason,
      receipt_no,
      by: names.get(decided_by) ?? '',
    })),
  }
}

function soughtIn({ tenant, db }: TenantTransaction, { search = '', shown: all }: MoneyFilters) {
  const sought = search.trim().toLowerCase()
  let rows = db
    .selectFrom('received_money as y')
    .leftJoin('profiles as p', (join) => join.onRef('p.tenant', '=', 'y.tenant').onRef('p.id', '=', 'y.profile_id'))
    .where('y.tenant', '=', tenant)
  if (all === undefined) rows = rows.where('y.state', 'in', moneyStates.filter(isToPlace))
  if (sought !== '') {
    const names = sql`concat_ws(' ', y.receipt, y.account, y.payer, y.receipt_no, p.member_no)`
    rows = rows.where(sql<boolean>`strpos(lower(${names}), ${sought}) > 0`)
  }
  return rows
}

const shown = (rows: ReturnType<typeof soughtIn>) =>
  rows.selectAll('y').select(sql<string>`coalesce(p.member_no, '')`.as('member_no'))

type FoundMoney = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const placeOf = ({ paid_at, id }: FoundMoney): string => `${paid_at.getTime()}~${id}`

const moneyRecord = (row: FoundMoney): MoneyRecord => ({
  id: row.id,
  provider: row.provider,
  receipt: row.receipt,
  amount: row.amount_cents,
  currency: row.currency,
  account: row.account,
  payer: row.payer,
  paid_at: row.paid_at.toISOString(),
  state: row.state,
  member_no: row.member_no,
  receipt_no: row.receipt_no,
})
