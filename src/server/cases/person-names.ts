import { profileName } from '../views/describe-user.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

const mainRecords = ['sections/bio', 'sections/firm-bio']

/** The names of some accounts by their ids: of their profile, else the part of their e-mail before the @. */
export async function namesOf(
  { tenant, db }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => isUuid(id))
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('records', (join) =>
      join
        .onRef('records.tenant', '=', 'users.tenant')
        .onRef('records.profile_id', '=', 'users.profile_id')
        .on('records.section', 'in', mainRecords),
    )
    .select(['users.id', 'users.email', 'records.answers'])
    .where('users.tenant', '=', tenant)
    .where('users.id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, email, answers }) => [id, profileName(answers ?? {}) ?? email.split('@')[0] ?? '']))
}
