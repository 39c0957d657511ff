import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { canonicalJson } from '../../engine/json/canonical-json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'

/** A call that its client may repeat: whose it is, its key, and a digest of what it asks. */
export interface KeyedCall {
  readonly userId: string
  readonly key: string | undefined
  readonly asked: JsonValue
}

/**
 * Makes a change once: the same call with the same key gets the case that the first one changed, and changes nothing.
 * The profile of the case is locked, so that the second of two at once waits for the first.
 *
 * @throws Refusal `key-reused` when the key came with another request
 */
export async function onceForKey(
  tx: TenantTransaction,
  call: KeyedCall,
  now: Date,
  make: () => Promise<string>,
): Promise<string> {
  if (call.key === undefined) return make()
  const { tenant, db } = tx
  const known = await db
    .selectFrom('case_calls')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirst()
  const request_hash = createHash('sha256').update(canonicalJson(call.asked)).digest('hex')
  if (known !== undefined && known.request_hash !== request_hash) throw new Refusal('key-reused')
  if (known !== undefined) return known.case_id
  const case_id = await make()
  await db
    .insertInto('case_calls')
    .values({ tenant, user_id: call.userId, key: call.key, case_id, request_hash, created_at: now })
    .execute()
  return case_id
}

/** Whether a row of `case_calls` is from before a time. */
export const areOldCalls = (before: Date): RawBuilder<boolean> => sql<boolean>`created_at < ${before}`
