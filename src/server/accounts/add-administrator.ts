import type { TenantTransaction } from '../platform/database/database.ts'
import { operatorId, recordAudit } from '../platform/audit/audit-log.ts'
import type { DeclaredRole } from '../platform/published/tenant-declaration.ts'
import { grantRole } from './account-roles.ts'
import { createLink } from './links.ts'
import { roleFor } from './roles.ts'
import { createAccount, findUserByEmail } from './users.ts'

export interface NewAdministrator {
  readonly email: string
  /** The ids of the roles that the account gets. */
  readonly roles: readonly string[]
  /** The hash of a password that nobody knows, for an account that there is not yet. */
  readonly password_hash: string
  /** The account that gives the roles; the operator unless given. */
  readonly by?: string
}

/** A firm acts through its people, so a firm's account administers nothing. */
export class FirmAccountError extends Error {
  override readonly name = 'FirmAccountError'
}

/** The roles of an administrator, and of a super administrator, as an organisation declares them. */
export function administratorRoles(roles: readonly DeclaredRole[], isSuper: boolean): readonly DeclaredRole[] {
  const wanted = [roleFor(roles, 'is_admin'), isSuper ? roleFor(roles, 'is_super_admin') : undefined]
  return wanted.filter((role) => role !== undefined)
}

/**
 * Gives the account of an e-mail the roles of an administrator or of other staff, and creates it where there is none.
 * An existing password stays.
 *
 * @returns the code of a one-time link at which its owner chooses a password
 * @throws FirmAccountError for a firm's account
 */
export async function addAdministrator(
  tx: TenantTransaction,
  { email, roles, password_hash, by = operatorId }: NewAdministrator,
  now: Date,
): Promise<string> {
  const particulars = { email, phone: '', id_number: '', password_hash, type: 'Individual', category: '' } as const
  const user = (await createAccount(tx, particulars, now)) ?? (await findUserByEmail(tx, email))
  if (user?.type !== 'Individual') throw new FirmAccountError(`The account of ${email} is a firm's.`)
  await recordAudit(tx, { actor_id: by, action: 'administrator-added', subject_id: user.id }, now)
  for (const role of roles) await grantRole(tx, { userId: user.id, role, by }, now)
  return createLink(tx, { id: user.id }, 'invitation', now)
}
