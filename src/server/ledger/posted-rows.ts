import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { LedgerDocumentsTable, MemberKind } from '../platform/database/tables/ledger.ts'

/** What a member's document has that the organisation's own do not have. */
export interface OfMember {
  readonly kind: MemberKind
  readonly profile_id: string
}

/** What was posted for a member. */
export type PostedRow = Selectable<LedgerDocumentsTable> & OfMember

/** What was posted for members. */
export const memberDocuments = ({ tenant, db }: TenantTransaction) =>
  db
    .selectFrom('ledger_documents')
    .selectAll()
    .$narrowType<OfMember>()
    .where('tenant', '=', tenant)
    .where('kind', '<>', 'unallocated')

/** What was posted for a member under an id; undefined when there is nothing. */
export const findPosted = (tx: TenantTransaction, id: string): Promise<PostedRow | undefined> =>
  memberDocuments(tx).where('id', '=', id).executeTakeFirst()

/** What names a member's document of the ledger. */
interface NamedPosted {
  readonly profile: string
  readonly kind: MemberKind
  readonly number: string
}

/** A member's document of a kind by its number; undefined when they have none. */
export const findOwnPosted = async (tx: TenantTransaction, named: NamedPosted): Promise<PostedRow | undefined> =>
  (await postedNamed(tx, [named]))(named)

/** Finds several such documents at once; returns what gives each. */
export async function postedNamed(
  tx: TenantTransaction,
  named: readonly NamedPosted[],
): Promise<(one: NamedPosted) => PostedRow | undefined> {
  if (named.length === 0) return () => undefined
  const wanted = <Name extends keyof NamedPosted>(name: Name) => [...new Set(named.map((one) => one[name]))]
  const rows = await memberDocuments(tx)
    .where('number', 'in', wanted('number'))
    .where('kind', 'in', wanted('kind'))
    .where('profile_id', 'in', wanted('profile'))
    .execute()
  return ({ profile, kind, number }) =>
    rows.find((row) => row.profile_id === profile && row.kind === kind && row.number === number)
}
