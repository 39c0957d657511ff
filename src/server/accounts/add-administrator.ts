import type { TenantTransaction } from '../platform/database/database.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import { createLink } from './links.ts'
import { createAccount, findUserByEmail, updateUser } from './users.ts'

export interface NewAdministrator {
  readonly email: string
  /** Whether also as a super administrator. */
  readonly isSuper: boolean
  /** The hash of a password that nobody knows, for an account that there is not yet. */
  readonly password_hash: string
}

/** A firm acts through its people, so a firm's account administers nothing. */
export class FirmAccountError extends Error {
  override readonly name = 'FirmAccountError'
}

/** Who acts when it is nobody with an account: the operator, by a command on the server's machine. */
const operator = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the account of an e-mail an administrator's, and creates it where there is none. An existing password stays.
 *
 * @returns the code of a one-time link at which its owner chooses a password
 * @throws FirmAccountError for a firm's account
 */
export async function addAdministrator(
  tx: TenantTransaction,
  { email, isSuper, password_hash }: NewAdministrator,
  now: Date,
): Promise<string> {
  const particulars = { email, phone: '', id_number: '', password_hash, type: 'Individual', category: '' } as const
  const user = (await createAccount(tx, particulars, now)) ?? (await findUserByEmail(tx, email))
  if (user?.type !== 'Individual') throw new FirmAccountError(`The account of ${email} is a firm's.`)
  await updateUser(tx, user.id, { is_admin: true, ...(isSuper && { is_super_admin: true }) })
  await recordAudit(tx, { actor_id: operator, action: 'administrator-added', subject_id: user.id }, now)
  return createLink(tx, { id: user.id }, 'invitation', now)
}
