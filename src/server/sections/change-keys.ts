import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later } from '../platform/database/together.ts'
import type { ChangeKeysTable } from '../platform/database/tables/profiles.ts'

export type ChangeKey = Selectable<ChangeKeysTable>

/** Identifies a key: keys are unique per profile and section. */
type KeyName = Pick<ChangeKey, 'profile_id' | 'key'> & { readonly section: DocumentId }

/** The statement that finds what a key has done before. */
export const changeKeyQuery = ({ tenant, db }: TenantTransaction, { profile_id, section, key }: KeyName) =>
  db
    .selectFrom('change_keys')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile_id)
    .where('section', '=', section)
    .where('key', '=', key)

export async function keepChangeKey(tx: TenantTransaction, key: Omit<ChangeKey, 'tenant'>): Promise<void> {
  await later(tx, tx.db.insertInto('change_keys').values({ tenant: tx.tenant, ...key }))
}

/** Whether a row of `change_keys` is from before a time. */
export const areOldKeys = (before: Date): RawBuilder<boolean> => sql<boolean>`created_at < ${before}`

/**
 * Deletes the keys from before a time. A retry after that counts as a new change.
 *
 * @returns how many were deleted
 */
export async function pruneChangeKeys({ tenant, db }: TenantTransaction, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('change_keys')
    .where('tenant', '=', tenant)
    .where(areOldKeys(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
