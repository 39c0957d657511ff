import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { operatorId, recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { DeclaredRole } from '../platform/published/tenant-declaration.ts'
import type { StaffMember, StaffRoles } from '../platform/staff-roles.ts'
import { rolesFrom } from './roles.ts'

/** The ids of the roles granted to an account, as a part of a query that has the account's id in a column. */
export const grantedTo = (tenant: string | RawBuilder<string>, account: string): RawBuilder<readonly string[]> =>
  sql`coalesce((select jsonb_agg(r.role) from account_roles r
    where r.tenant = ${tenant} and r.user_id = ${sql.ref(account)}), '[]'::jsonb)`

/** The roles of an account that its organisation declares. */
export async function rolesOfAccount(
  { tenant: id, db }: TenantTransaction,
  tenant: PublishedTenant,
  userId: string,
): Promise<readonly DeclaredRole[]> {
  const sources = await db
    .selectFrom('users')
    .select(['is_admin', 'is_super_admin', 'is_approver', grantedTo(id, 'users.id').as('granted')])
    .where('tenant', '=', id)
    .where('id', '=', userId)
    .executeTakeFirst()
  return sources ? rolesFrom(tenant, sources) : []
}

/** A role for an account, given by another account or by the operator. */
export interface RoleGrant {
  readonly userId: string
  readonly role: string
  readonly by?: string
}

/** Gives a role to an account, and records who did; nothing where the account has it already. */
export async function grantRole(
  tx: TenantTransaction,
  { userId, role, by = operatorId }: RoleGrant,
  now: Date,
): Promise<void> {
  const granted = await tx.db
    .insertInto('account_roles')
    .values({ tenant: tx.tenant, user_id: userId, role, granted_by: by, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst()
  if (!granted) return
  await recordAudit(tx, { actor_id: by, action: 'role-granted', subject_id: userId, detail: role }, now)
}

/** Takes a role from an account, and records who did; nothing where the account does not have it. */
export async function takeRole(
  tx: TenantTransaction,
  { userId, role, by = operatorId }: RoleGrant,
  now: Date,
): Promise<void> {
  const taken = await tx.db
    .deleteFrom('account_roles')
    .where('tenant', '=', tx.tenant)
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst()
  if (!taken) return
  await recordAudit(tx, { actor_id: by, action: 'role-taken', subject_id: userId, detail: role }, now)
}

/** The accounts that were granted a role, for messages to those who act in it; in the order of their ids. */
export const accountsWithRole = ({ tenant, db }: TenantTransaction, role: string): Promise<readonly StaffMember[]> =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'deleted_at'])
    .where('tenant', '=', tenant)
    .where((where) =>
      where.exists(
        where
          .selectFrom('account_roles')
          .select('role')
          .where('account_roles.tenant', '=', tenant)
          .whereRef('account_roles.user_id', '=', 'users.id')
          .where('role', '=', role),
      ),
    )
    .orderBy('id')
    .execute()

/** Who has which role, for cases: as tenant.json declares them, and as they were granted. */
export const declaredStaff: StaffRoles = {
  rolesOf: async (tx, tenant, { id }) => (await rolesOfAccount(tx, tenant, id)).map((role) => role.id),
  accountsWith: accountsWithRole,
}
