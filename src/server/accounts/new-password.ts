import { Refusal } from '../platform/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { PasswordHasher } from '../platform/secrets/password-hasher.ts'

/**
 * The hash of a new password, for every place where a user chooses one.
 *
 * @throws Refusal `invalid` at the field `password` for one that many people use
 */
export async function hashNewPassword(passwords: PasswordHasher, password: string): Promise<string> {
  if (isCommonPassword(password)) {
    throw new Refusal('invalid', { errors: [{ pointer: '/password', message: { key: 'server.password-common' } }] })
  }
  return passwords.hash(password)
}
