import { profileName } from '../profiles/profile-answers.ts'
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
    .select(['id', 'email', 'profile_id'])
    .where('tenant', '=', tenant)
    .where('id', 'in', known)
    .execute()
  const profiles = await profileNames(
    { tenant, db },
    rows.flatMap(({ profile_id }) => profile_id ?? []),
  )
  return new Map(
    rows.map(({ id, email, profile_id }) => [id, profiles.get(profile_id ?? '') ?? email.split('@')[0] ?? '']),
  )
}

/** The names in the main records of some profiles. No join: a database without statistics would read them all. */
export async function profileNames(
  { tenant, db }: Pick<TenantTransaction, 'tenant' | 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('records')
    .select(['profile_id', 'answers'])
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', [...new Set(ids)])
    .where('section', 'in', mainRecords)
    .execute()
  return new Map(rows.map(({ profile_id, answers }) => [profile_id, profileName(answers)]))
}

/** The owner of a case as staff read it. */
export interface CaseOwner {
  /** Named by the profile of the case, whichever the account acts for now. */
  readonly person: { readonly id: string; readonly name: string }
  /** The membership category of the account. */
  readonly category: string
}

/** The owners of cases, by the cases' ids. */
export async function caseOwners(
  { tenant, db }: TenantTransaction,
  cases: readonly { readonly id: string; readonly owner_id: string; readonly profile_id: string }[],
): Promise<ReadonlyMap<string, CaseOwner>> {
  if (cases.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'category'])
    .where('tenant', '=', tenant)
    .where('id', 'in', [...new Set(cases.map(({ owner_id }) => owner_id))])
    .execute()
  const names = await profileNames(
    { tenant, db },
    cases.map(({ profile_id }) => profile_id),
  )
  const accounts = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    cases.map(({ id, owner_id, profile_id }) => {
      const { email = '', category = '' } = accounts.get(owner_id) ?? {}
      const name = names.get(profile_id) ?? email.split('@')[0] ?? ''
      return [id, { person: { id: owner_id, name }, category }]
    }),
  )
}

/** The name of a case's owner. */
export async function ownerName(
  tx: TenantTransaction,
  { id, owner, profile }: Readonly<Record<'owner' | 'profile', { readonly id: string }>> & { readonly id: string },
): Promise<string> {
  const owners = await caseOwners(tx, [{ id, owner_id: owner.id, profile_id: profile.id }])
  return owners.get(id)?.person.name ?? ''
}
