import { createHash, randomUUID } from 'node:crypto'
import type { UnreadReason } from '../../../engine/payments/unread-reasons.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'

/**
 * How many of a provider's messages are kept in a day, by our address at which they came. A webhook bears the
 * provider's signature. The other addresses are secret alone: whoever has learnt one adds no more than this.
 */
const mostInADay = { webhook: Infinity, callback: 500, check: 500, notice: 500, result: 500 } as const
const day = 24 * 60 * 60_000

/** A message from which nothing follows; its sender is the provider, as a signature or a secret address shows. */
export interface UnreadMessage {
  readonly provider: string
  readonly source: keyof typeof mostInADay
  readonly reason: UnreadReason
  /** The payment that has the address; undefined for an address of the organisation. */
  readonly payment?: string
  readonly raw: string
}

/** Keeps a message for finance staff as it came: the same at the same address once. */
export async function keepUnread(
  { tenant, db }: TenantTransaction,
  { provider, source, reason, payment, raw: sent }: UnreadMessage,
  received_at: Date,
): Promise<void> {
  const most = mostInADay[source]
  if (most !== Infinity) {
    const { count } = await db
      .selectFrom('unread_messages')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('tenant', '=', tenant)
      .where('provider', '=', provider)
      .where('source', '=', source)
      .where('received_at', '>', new Date(received_at.getTime() - day))
      .executeTakeFirstOrThrow()
    if (count >= most) return
  }
  // A text of the database has no zeros.
  const raw = sent.replaceAll('\0', '\u{FFFD}')
  const digest = createHash('sha256')
    .update(`${payment ?? ''} ${raw}`)
    .digest('hex')
  const row = {
    tenant,
    id: randomUUID(),
    provider,
    source,
    reason,
    payment_id: payment ?? null,
    raw,
    digest,
    received_at,
  }
  await db
    .insertInto('unread_messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
