import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { LedgerDocumentsTable, PostedKind } from '../platform/database/tables/ledger.ts'

export type PostedRow = Selectable<LedgerDocumentsTable>

/** What was posted under an id; undefined when there is nothing. */
export const findPosted = ({ tenant, db }: TenantTransaction, id: string): Promise<PostedRow | undefined> =>
  db.selectFrom('ledger_documents').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()

/** What names a member's document of the ledger. */
interface NamedPosted {
  readonly profile: string
  readonly kind: PostedKind
  readonly number: string
}

/** A member's document of a kind by its number; undefined when they have none. */
export const findOwnPosted = async (tx: TenantTransaction, named: NamedPosted): Promise<PostedRow | undefined> =>
  (await postedNamed(tx, [named]))(named)

/** Finds several such documents at once; returns what gives each. */
export async function postedNamed(
  { tenant, db }: TenantTransaction,
  named: readonly NamedPosted[],
): Promise<(one: NamedPosted) => PostedRow | undefined> {
  if (named.length === 0) return () => undefined
  const wanted = <Name extends keyof NamedPosted>(name: Name) => [...new Set(named.map((one) => one[name]))]
  const rows = await db
    .selectFrom('ledger_documents')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('number', 'in', wanted('number'))
    .where('kind', 'in', wanted('kind'))
    .where('profile_id', 'in', wanted('profile'))
    .execute()
  return ({ profile, kind, number }) =>
    rows.find((row) => row.profile_id === profile && row.kind === kind && row.number === number)
}
