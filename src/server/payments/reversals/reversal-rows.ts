import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { ReversalMessage } from '../../../engine/payments/reduce-reversal.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PaymentReversalsTable } from '../../platform/database/tables/payment-reversals.ts'
import type { HeardReversal } from '../reversal-provider.ts'

export type ReversalRow = Selectable<PaymentReversalsTable>

const reversals = ({ tenant, db }: TenantTransaction) =>
  db.selectFrom('payment_reversals').selectAll().where('tenant', '=', tenant)

export const findReversal = (tx: TenantTransaction, id: string): Promise<ReversalRow | undefined> =>
  reversals(tx).where('id', '=', id).executeTakeFirst()

/** The latest reversal of a payment; undefined when nobody has asked for one. */
export const latestReversal = (tx: TenantTransaction, payment: string): Promise<ReversalRow | undefined> =>
  reversals(tx).where('payment_id', '=', payment).orderBy('asked_at', 'desc').limit(1).executeTakeFirst()

export const addReversal = (
  { tenant, db }: TenantTransaction,
  row: Omit<Insertable<PaymentReversalsTable>, 'tenant'>,
): Promise<ReversalRow> =>
  db
    .insertInto('payment_reversals')
    .values({ ...row, tenant })
    .returningAll()
    .executeTakeFirstOrThrow()

const tokenBytes = 32

interface NewAddress {
  readonly reversal: string
  /** The question whose answer comes there; null for the result of the request. */
  readonly check: string | null
  readonly ofRequest: boolean
  readonly now: Date
}

/** Makes a random address for results: of a request, or of one question about it. Returns the part that names it. */
export async function addAddress(
  { tenant, db }: TenantTransaction,
  { reversal, check, ofRequest, now }: NewAddress,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const row = { tenant, token, reversal_id: reversal, check_id: check, of_request: ofRequest, made_at: now }
  await db.insertInto('reversal_addresses').values(row).execute()
  return token
}

/** What is at an address; undefined for one that was never made. */
export const findAddress = ({ tenant, db }: TenantTransaction, token: string) =>
  db
    .selectFrom('reversal_addresses')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('token', '=', token)
    .executeTakeFirst()

export async function keepReversalMessage(
  { tenant, db }: TenantTransaction,
  reversal_id: string,
  { message, raw }: HeardReversal,
  received_at: Date,
): Promise<void> {
  const row = { tenant, id: randomUUID(), reversal_id, message: JSON.stringify(message), raw, received_at }
  await db.insertInto('reversal_messages').values(row).execute()
}

/** What was heard of a reversal, in the order of its arrival. */
export async function messagesOfReversal(
  { tenant, db }: TenantTransaction,
  id: string,
): Promise<readonly ReversalMessage[]> {
  const rows = await db
    .selectFrom('reversal_messages')
    .select('message')
    .where('tenant', '=', tenant)
    .where('reversal_id', '=', id)
    .orderBy('received_at')
    .execute()
  return rows.map(({ message }) => message)
}
