import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HeardFilters, HeardMoney, HeardQuery } from '../../contract/heard-money.ts'
import type { HeardDecision } from '../../engine/payments/money-decisions.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { namesOf } from '../cases/person-names.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { DecidedPayment } from './decide-payment.ts'
import { isBeyond, keysetPage } from './keyset.ts'
import { maskedMessage } from './masked-message.ts'

/** How many messages are shown about a number. */
const mostMessages = 5

/**
 * A page of the numbers that messages name and no list of the provider has, the one that was heard of last first, with
 * its first messages: a forged notice, or money that the provider cannot list. Nothing is posted of it.
 */
export async function heardMoney(tx: TenantTransaction, query: HeardQuery = {}): Promise<HeardMoney> {
  const { rows, previous, next } = await keysetPage(query, placeOf, async (asked) => {
    const order = asked.isBack ? ('asc' as const) : ('desc' as const)
    const beyond = numbers(tx, query)
      .selectAll('n')
      .where(isBeyond(asked, 'n.latest', 'n.id'))
    return beyond.orderBy('n.latest', order).orderBy('n.id', order).limit(asked.limit).execute()
  })
  const { total } = await numbers(tx, query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const messages = await messagesOf(tx, rows)
  const names = await namesOf(
    tx,
    rows.flatMap(({ decided_by }) => decided_by ?? []),
  )
  const items = rows.map(({ id, provider, receipt, reason, decided_by, decided_at }) => ({
    id,
    provider,
    receipt,
    aside:
      query.shown !== 'aside' || reason === null || decided_at === null
        ? null
        : { reason, by: names.get(decided_by ?? '') ?? '', decided_at: decided_at.toISOString() },
    messages: messages.filter((one) => one.number === id).map(({ message }) => message),
  }))
  return { items, previous, next, total }
}

/**
 * Takes a number that was heard of off the list, until more is heard of it.
 *
 * @param decided its id, which is that of the first message about it
 * @throws Refusal `not-found` for none of the organisation; `conflict` where it is listed meanwhile, or set aside
 */
export const setHeardAside = (tx: TenantTransaction, world: CaseWorld, decided: DecidedPayment): Promise<void> =>
  decideHeard(tx, world, { ...decided, kind: 'set-aside' })

/**
 * Puts a number that was set aside on the list again.
 *
 * @param decided its id, which is that of the first message about it
 * @throws Refusal `not-found` for none of the organisation; `conflict` where it is listed meanwhile, or not set aside
 */
export const takeHeardBack = (tx: TenantTransaction, world: CaseWorld, decided: DecidedPayment): Promise<void> =>
  decideHeard(tx, world, { ...decided, kind: 'taken-back' })

async function decideHeard(
  tx: TenantTransaction,
  { now }: CaseWorld,
  { id, kind, reason, by }: DecidedPayment & { readonly kind: HeardDecision },
): Promise<void> {
  const { tenant, db } = tx
  const messages = db.selectFrom('received_messages').select('receipt').where('tenant', '=', tenant)
  const named = isUuid(id) ? await messages.where('id', '=', id).executeTakeFirst() : undefined
  if (named === undefined) throw new Refusal('not-found')
  const decidable = numbers(tx, { search: named.receipt, ...(kind === 'taken-back' && { shown: 'aside' }) })
  const found = await decidable.selectAll('n').where('n.id', '=', id).executeTakeFirst()
  if (found === undefined) throw notPossible()
  const { provider, shortcode, receipt } = found
  const number = { tenant, provider, shortcode, receipt, place: (found.place ?? 0) + 1 }
  // Somebody who decides about it at once has taken the place.
  const kept = await db
    .insertInto('heard_decisions')
    .values({ ...number, id: randomUUID(), kind, reason, decided_by: by, decided_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'provider', 'shortcode', 'receipt', 'place']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept === undefined) throw notPossible()
  await recordAudit(tx, { actor_id: by, subject_id: null, action: `heard-${kind}`, detail: receipt }, now)
}

const notPossible = () => new Refusal('conflict', { message: { key: 'server.finance.not-possible' } })

const numbers = (tx: TenantTransaction, filters: HeardFilters) =>
  tx.db.selectFrom(numbersIn(tx, filters).as('n')).where('n.tenant', '=', tx.tenant)

const isAside = sql<boolean>`(a.kind = 'set-aside' and a.decided_at >= h.latest)`

/** The numbers that the filters leave. One that was set aside is open again once more is heard of it. */
function numbersIn({ tenant, db }: TenantTransaction, { search = '', shown }: HeardFilters) {
  const sought = search.trim().toUpperCase()
  const heard = db
    .selectFrom('received_messages as m')
    .select(['m.tenant', 'm.provider', 'm.shortcode', 'm.receipt'])
    .select((select) => [
      select.fn.max('m.received_at').as('latest'),
      sql<string>`(array_agg(m.id order by m.received_at, m.id))[1]`.as('id'),
    ])
    .where('m.tenant', '=', tenant)
    .where(sql<boolean>`strpos(upper(m.receipt), ${sought}) > 0`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('received_money as y')
            .select('y.id')
            .whereRef('y.tenant', '=', 'm.tenant')
            .whereRef('y.provider', '=', 'm.provider')
            .whereRef('y.shortcode', '=', 'm.shortcode')
            .whereRef('y.receipt', '=', 'm.receipt'),
        ),
      ),
    )
    .groupBy(['m.tenant', 'm.provider', 'm.shortcode', 'm.receipt'])
  return db
    .selectFrom(heard.as('h'))
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('heard_decisions as d')
          .select(['d.tenant', 'd.kind', 'd.place', 'd.reason', 'd.decided_by', 'd.decided_at'])
          .whereRef('d.tenant', '=', 'h.tenant')
          .whereRef('d.provider', '=', 'h.provider')
          .whereRef('d.shortcode', '=', 'h.shortcode')
          .whereRef('d.receipt', '=', 'h.receipt')
          .orderBy('d.place', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onRef('a.tenant', '=', 'h.tenant'),
    )
    .selectAll('h')
    .where('h.tenant', '=', tenant)
    .select(['a.place', 'a.reason', 'a.decided_by', 'a.decided_at'])
    .where(isAside, shown === 'aside' ? 'is' : 'is not', true)
}

interface HeardNumber {
  readonly id: string
  readonly provider: string
  readonly shortcode: string
  readonly receipt: string
  readonly latest: Date
}

/** The first messages about numbers, the oldest first. */
async function messagesOf({ tenant, db }: TenantTransaction, shown: readonly HeardNumber[]) {
  if (shown.length === 0) return []
  const keyOf = ({ provider, shortcode, receipt }: Omit<HeardNumber, 'id' | 'latest'>) =>
    JSON.stringify([provider, shortcode, receipt])
  const ids = new Map(shown.map((number) => [keyOf(number), number.id]))
  const ranked = db
    .selectFrom('received_messages')
    .select(['tenant', 'id', 'provider', 'shortcode', 'receipt', 'received_at', 'source', 'raw'])
    .select(
      sql<number>`row_number() over (partition by provider, shortcode, receipt order by received_at, id)`.as('place'),
    )
    .where('tenant', '=', tenant)
    .where(
      'receipt',
      'in',
      shown.map(({ receipt }) => receipt),
    )
  const rows = await db
    .selectFrom(ranked.as('m'))
    .selectAll('m')
    .where('m.tenant', '=', tenant)
    .where('m.place', '<=', mostMessages)
    .orderBy('m.place')
    .execute()
  return rows.map(({ id, received_at, source, raw, ...row }) => ({
    number: ids.get(keyOf(row)),
    message: { id, received_at: received_at.toISOString(), source, raw: maskedMessage(raw, []) },
  }))
}

const placeOf = ({ latest, id }: HeardNumber): string => `${latest.getTime()}~${id}`
