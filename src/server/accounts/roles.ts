import { captionKey } from '../../engine/translate/caption-key.ts'
import type { StaffRight } from '../../generated/closed-names.ts'
import type { StaffRole } from '../../contract/user.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { DeclaredRole, RoleFlag } from '../platform/published/tenant-declaration.ts'
import { Refusal } from '../platform/refusal.ts'

/** The flags of an account, each of which stands for a role. */
export type RoleFlags = Readonly<Record<RoleFlag, boolean>>

/** What gives roles to an account: the ids of roles that were granted, and flags from before there were roles. */
export interface RoleSources extends RoleFlags {
  readonly granted: readonly string[]
}

/** The flags of an account in responses that stand for roles. */
export const roleFlags: readonly RoleFlag[] = ['is_admin', 'is_super_admin', 'is_approver']

/**
 * The roles of an account. A granted role that the organisation no longer declares counts for nothing. A flag that was
 * set before there were roles gives the first role that stands for it.
 */
export function rolesFrom(
  { declaration: { roles = [] } }: Pick<PublishedTenant, 'declaration'>,
  { granted, ...set }: RoleSources,
): readonly DeclaredRole[] {
  const flagged = roleFlags.filter((flag) => set[flag]).map((flag) => roleFor(roles, flag)?.id)
  return roles.filter(({ id }) => granted.includes(id) || flagged.includes(id))
}

/** The first role that stands for a flag. */
export const roleFor = (roles: readonly DeclaredRole[], flag: RoleFlag): DeclaredRole | undefined =>
  roles.find(({ wire }) => wire === flag)

/** How responses describe an account with these roles. */
export function flagsOf(roles: readonly DeclaredRole[]): RoleFlags {
  const has = (flag: RoleFlag) => roleFor(roles, flag) !== undefined
  return { is_admin: has('is_admin'), is_super_admin: has('is_super_admin'), is_approver: has('is_approver') }
}

/** What roles allow besides what case types say. */
export const rightsOf = (roles: readonly DeclaredRole[]): ReadonlySet<StaffRight> =>
  new Set(roles.flatMap(({ may = [] }) => may))

/** Refuses a call as `forbidden` to a caller whose roles do not allow it. */
export function requireRight({ rights }: { readonly rights: ReadonlySet<StaffRight> }, right: StaffRight): void {
  if (!rights.has(right)) throw new Refusal('forbidden')
}

/** Roles with their titles in an edition's language. */
export const titledRoles = ({ findText }: PublishedTenant, roles: readonly DeclaredRole[]): StaffRole[] =>
  roles.map(({ id, title }) => ({ id, title: findText(captionKey(title)) }))
