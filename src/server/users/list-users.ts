import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { AdminUser, UsersFilters, UsersFound, UsersQuery } from '../../contract/admin-user.ts'
import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import { typesForProfiles } from '../../engine/cases/begun-with-profile.ts'
import { grantedTo } from '../accounts/account-roles.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { flagsOf, roleFlags, roleFor, rolesFrom, titledRoles } from '../accounts/roles.ts'
import type { RoleSources } from '../accounts/roles.ts'
import { profileNames } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { pageWithin } from '../platform/page-within.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { hasWord, wordsIn } from './has-word.ts'

const pageLength = 25
/** The most accounts that the list without pages has. */
const longest = 10_000

type Users = SelectQueryBuilder<Tables, 'users', object>

/** All accounts as administrators see them, the newest first; at most 10,000. */
export const allUsers = (tx: TenantTransaction, tenant: PublishedTenant): Promise<readonly AdminUser[]> =>
  usersIn(tx, tenant, existing(tx).limit(longest))

/** A page of the accounts that are sought; after the last page, the last one. */
export async function findUsers(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  query: UsersQuery,
): Promise<UsersFound> {
  const sought = soughtIn(tx, tenant, query)
  const { total } = await sought.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { page, pages, offset } = pageWithin(total, query.page, pageLength)
  const items = await usersIn(tx, tenant, sought.limit(pageLength).offset(offset))
  return { items: [...items], total, page, pages }
}

/** The accounts that are sought, the newest first; one more than a file may have where there are more. */
export const exportedUsers = (
  tx: TenantTransaction,
  tenant: PublishedTenant,
  filters: UsersFilters,
): Promise<readonly AdminUser[]> => usersIn(tx, tenant, soughtIn(tx, tenant, filters).limit(mostExportedRows + 1))

const existing = ({ tenant, db }: TenantTransaction): Users =>
  db.selectFrom('users').where('users.tenant', '=', tenant).where('users.deleted_at', 'is', null)

async function usersIn(tx: TenantTransaction, tenant: PublishedTenant, users: Users): Promise<readonly AdminUser[]> {
  const rows = await users
    .selectAll('users')
    .select([grantedTo(tx.tenant, 'users.id').as('granted'), hasApplication(tx.tenant, tenant).as('has_application')])
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .execute()
  const names = await profileNames(
    tx,
    rows.flatMap(({ profile_id }) => profile_id ?? []),
  )
  return rows.map((row) => describe(tenant, row, names.get(row.profile_id ?? '')))
}

type FoundUser = UserRow & RoleSources & { readonly has_application: boolean }

function describe(tenant: PublishedTenant, user: FoundUser, name: string | undefined): AdminUser {
  const roles = rolesFrom(tenant, user)
  const { is_admin, is_approver } = flagsOf(roles)
  return {
    id: user.id,
    name: name ?? user.email,
    email: user.email,
    email_verified_at: user.verified_at?.toISOString() ?? null,
    profile_id: user.profile_id,
    id_number: user.id_number,
    phone_no: user.phone,
    category: user.category,
    type: user.type,
    is_admin,
    is_approver,
    roles: titledRoles(tenant, roles),
    hasNoApplication: !user.has_application,
    created_at: user.created_at.toISOString(),
  }
}

/** Whether the profile that the account acts for has a case of a type that every profile has. */
function hasApplication(tenant: string, { cases }: PublishedTenant) {
  const types = typesForProfiles(cases).map(({ id }) => id)
  return sql<boolean>`exists (select from cases c where c.tenant = ${tenant} and c.profile_id = users.profile_id
    and c.type = any(${types}))`
}

/** Whether the account has a role that the organisation declares. */
function hasRole(tenant: string, { declaration: { roles = [] } }: PublishedTenant) {
  const flags = roleFlags.filter((flag) => roleFor(roles, flag) !== undefined)
  const set = sql.join([sql`false`, ...flags.map((flag) => sql.ref(`users.${flag}`))], sql` or `)
  return sql<boolean>`(${set} or exists (select from account_roles r where r.tenant = ${tenant}
    and r.user_id = users.id and r.role = any(${roles.map(({ id }) => id)})))`
}

function soughtIn(tx: TenantTransaction, tenant: PublishedTenant, query: UsersFilters): Users {
  let users = existing(tx)
  if (query.type !== undefined) users = users.where('users.type', '=', query.type)
  if (query.staff !== undefined) users = users.where(hasRole(tx.tenant, tenant), '=', query.staff === 'yes')
  if (query.application !== undefined) {
    users = users.where(hasApplication(tx.tenant, tenant), '=', query.application === 'yes')
  }
  for (const word of wordsIn(query.search)) users = users.where(hasWord(tx.tenant, word))
  return users
}
