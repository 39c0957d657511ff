import { createHash, randomUUID } from 'node:crypto'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { MoneyName } from '../money-rows.ts'

/** What came about money, from wherever it came. */
export interface ReceivedMessage extends MoneyName {
  readonly source: string
  readonly raw: string
}

/** How many messages about one number are kept from one source: whoever sends more adds nothing. */
const mostMessages = 50

/** Keeps a message as it came; false where the same is kept, or too many are. */
export async function keepReceived(
  { tenant, db }: TenantTransaction,
  { provider, shortcode, receipt, source, raw }: ReceivedMessage,
  received_at: Date,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('received_messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant', '=', tenant)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('receipt', '=', receipt)
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  if (count >= mostMessages) return false
  const digest = createHash('sha256').update(raw).digest('hex')
  const row = { tenant, id: randomUUID(), provider, shortcode, receipt, source, raw, digest, received_at }
  const kept = await db
    .insertInto('received_messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** The first message about money from where it was listed. */
export async function listedAs(
  { tenant, db }: TenantTransaction,
  { provider, shortcode, receipt, source }: Omit<ReceivedMessage, 'raw'>,
): Promise<string> {
  const found = await db
    .selectFrom('received_messages')
    .select('raw')
    .where('tenant', '=', tenant)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .where('receipt', '=', receipt)
    .where('source', '=', source)
    .orderBy('received_at')
    .executeTakeFirst()
  return found?.raw ?? ''
}
