import { sql } from 'kysely'
import type { Staff, StaffPerson } from '../../contract/staff.ts'
import { grantedTo } from '../accounts/account-roles.ts'
import { roleFlags, rolesFrom, titledRoles } from '../accounts/roles.ts'
import { profileNames } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** Everybody with a role that the organisation declares, by their e-mail, and its roles. */
export async function listStaff(tx: TenantTransaction, tenant: PublishedTenant, now: Date): Promise<Staff> {
  const set = sql.join(
    roleFlags.map((flag) => sql.ref(`users.${flag}`)),
    sql` or `,
  )
  const rows = await tx.db
    .selectFrom('users')
    .selectAll('users')
    .select([grantedTo(tx.tenant, 'users.id').as('granted'), isInvited(tx.tenant, now).as('invited')])
    .where('users.tenant', '=', tx.tenant)
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`(${set} or users.id in (select r.user_id from account_roles r where r.tenant = ${tx.tenant}))`)
    .orderBy('users.email')
    .execute()
  const names = await profileNames(
    tx,
    rows.flatMap(({ profile_id }) => profile_id ?? []),
  )
  const people = rows.map((row): StaffPerson => {
    const { id, email, profile_id, invited } = row
    const roles = titledRoles(tenant, rolesFrom(tenant, row))
    return { id, name: names.get(profile_id ?? '') ?? email, email, roles, invited }
  })
  return {
    people: people.filter(({ roles }) => roles.length > 0),
    roles: titledRoles(tenant, tenant.declaration.roles ?? []),
  }
}

const isInvited = (tenant: string, now: Date) =>
  sql<boolean>`exists (select from links l where l.tenant = ${tenant} and l.user_id = users.id
    and l.purpose = 'invitation' and l.used_at is null and l.expires_at > ${now})`
