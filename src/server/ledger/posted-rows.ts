import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { LedgerDocumentsTable, PostedKind } from '../platform/database/tables/ledger.ts'

export type PostedRow = Selectable<LedgerDocumentsTable>

/** What was posted under an id; undefined when there is nothing. */
export const findPosted = ({ tenant, db }: TenantTransaction, id: string): Promise<PostedRow | undefined> =>
  db.selectFrom('ledger_documents').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()

/** A member's document of a kind by its number; undefined when they have none. */
export const findOwnPosted = (
  { tenant, db }: TenantTransaction,
  { profile, kind, number }: { readonly profile: string; readonly kind: PostedKind; readonly number: string },
): Promise<PostedRow | undefined> =>
  db
    .selectFrom('ledger_documents')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('number', '=', number)
    .where('kind', '=', kind)
    .where('profile_id', '=', profile)
    .executeTakeFirst()
