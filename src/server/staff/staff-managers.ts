import { sql } from 'kysely'
import { grantedTo } from '../accounts/account-roles.ts'
import { rightsOf, roleFlags, roleFor, rolesFrom } from '../accounts/roles.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Makes a change after which somebody still has to be able to manage the staff. Those who can are locked first, in one
 * order, and counted after the change by another statement: so two of them cannot remove each other at once.
 *
 * @throws Refusal `conflict` when the change would leave nobody
 */
export async function keepingStaffManagers<Result>(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockHolders(tx, tenant)
  const before = await countManagers(tx, tenant)
  const result = await change()
  if (before > 0 && (await countManagers(tx, tenant)) === 0) {
    throw new Refusal('conflict', { message: { key: 'server.last-administrator' } })
  }
  return result
}

/** The accounts that hold a role which lets them manage the staff, or a flag that stands for one. */
function holders({ tenant, db }: TenantTransaction, { declaration: { roles = [] } }: PublishedTenant) {
  const managing = roles.filter((role) => rightsOf([role]).has('staff')).map(({ id }) => id)
  const flags = roleFlags.filter((flag) => managing.includes(roleFor(roles, flag)?.id ?? ''))
  const set = sql.join([sql`false`, ...flags.map((flag) => sql.ref(`users.${flag}`))], sql` or `)
  return db
    .selectFrom('users')
    .where('users.tenant', '=', tenant)
    .where('users.deleted_at', 'is', null)
    .where(
      sql<boolean>`(${set} or users.id in (select r.user_id from account_roles r
        where r.tenant = ${tenant} and r.role = any(${managing})))`,
    )
}

async function lockHolders(tx: TenantTransaction, tenant: PublishedTenant): Promise<void> {
  await holders(tx, tenant).select('users.id').orderBy('users.id').forUpdate().execute()
}

async function countManagers(tx: TenantTransaction, tenant: PublishedTenant): Promise<number> {
  const found = await holders(tx, tenant)
    .select(['users.is_admin', 'users.is_super_admin', 'users.is_approver'])
    .select(grantedTo(tx.tenant, 'users.id').as('granted'))
    .execute()
  return found.filter((sources) => rightsOf(rolesFrom(tenant, sources)).has('staff')).length
}
