import type { Selectable } from 'kysely'
import type { TenantTransaction } from './database/database.ts'
import type { UsersTable } from './database/tables/accounts.ts'
import type { PublishedTenant } from './published/published-tenant.ts'

/** An account that a message may be sent to. */
export type StaffMember = Pick<Selectable<UsersTable>, 'id' | 'email' | 'deleted_at'>

/** Who of an organisation's staff has which role of its tenant.json. */
export interface StaffRoles {
  /** The ids of an account's roles. */
  rolesOf(tx: TenantTransaction, tenant: PublishedTenant, account: Selectable<UsersTable>): Promise<readonly string[]>
  /** The accounts with a role. */
  accountsWith(tx: TenantTransaction, role: string): Promise<readonly StaffMember[]>
}
