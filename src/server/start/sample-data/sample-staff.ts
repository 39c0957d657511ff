import { roleFor } from '../../accounts/roles.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { DeclaredRole, RoleFlag } from '../../platform/published/tenant-declaration.ts'
import { sampleAccounts } from './sample-accounts.ts'
import type { SampleAccount } from './sample-accounts.ts'

/** The names of the first accounts with these flags, which every organisation has. Others have their role's id. */
const names: Readonly<Record<RoleFlag, string>> = {
  is_admin: 'admin',
  is_super_admin: 'superadmin',
  is_approver: 'approver',
}

/** The sample accounts of an organisation: of members and applicants, and one for each of its roles. */
export const sampleAccountsOf = ({
  declaration: { roles = [] },
}: Pick<PublishedTenant, 'declaration'>): readonly SampleAccount[] => [
  ...sampleAccounts,
  ...roles.map((role) => staffAccount(role, roles)),
]

function staffAccount(role: DeclaredRole, roles: readonly DeclaredRole[]): SampleAccount {
  const { id, title, wire } = role
  const email = `${wire !== undefined && roleFor(roles, wire) === role ? names[wire] : id}@sample.example`
  const isTaken = sampleAccounts.some((account) => account.email === email)
  const administrator = wire === 'is_super_admin' ? roleFor(roles, 'is_admin')?.id : undefined
  return {
    email: isTaken ? `staff.${email}` : email,
    description: title,
    type: 'Individual',
    category: 'any',
    profile: 'none',
    roles: administrator === undefined ? [id] : [administrator, id],
  }
}

/** The staff accounts of several organisations: an account with each title that its role has. */
export function describeSampleStaff(
  tenants: readonly Pick<PublishedTenant, 'declaration'>[],
): readonly SampleAccount[] {
  const staff = tenants.flatMap((tenant) => sampleAccountsOf(tenant).filter(({ roles }) => roles !== undefined))
  const byEmail = new Map(staff.map((account) => [account.email, account]))
  return [...byEmail.values()].map((account) => {
    const titles = staff.filter(({ email }) => email === account.email).map(({ description }) => description)
    return { ...account, description: [...new Set(titles)].join(' / ') }
  })
}
