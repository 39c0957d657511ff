import type { TenantTransaction } from '../platform/database/database.ts'
import { codeOver } from '../accounts/challenges.ts'
import { hashCode, makeCode } from '../platform/secrets/secret-token.ts'
import { normaliseEmail } from '../accounts/users.ts'

/** How often a code may be tried. It expires like every other code. */
const codeTries = 5

/**
 * Creates the code that activates an account for a member, by e-mail. It replaces an earlier one.
 *
 * The member enters the e-mail together with the code, so no challenge has to be kept in the browser's tab.
 */
export async function createActivation(
  { tenant, db }: TenantTransaction,
  memberNo: string,
  address: string,
  now: Date,
): Promise<string> {
  const email = normaliseEmail(address)
  const code = makeCode()
  const fresh = {
    member_no: memberNo,
    code_hash: hashCode(email, code),
    tries: 0,
    expires_at: codeOver(now),
  }
  await db
    .insertInto('activations')
    .values({ ...fresh, tenant, email })
    .onConflict((conflict) => conflict.columns(['tenant', 'email']).doUpdateSet(fresh))
    .execute()
  return code
}

/**
 * Tries a code once; the right one is used up.
 *
 * @returns the member's number; undefined for a wrong, expired or unknown code
 */
export async function tryActivation(
  { tenant, db }: TenantTransaction,
  address: string,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const email = normaliseEmail(address)
  const tried = await db
    .updateTable('activations')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('tries', '<', codeTries)
    .returning(['member_no', 'code_hash'])
    .executeTakeFirst()
  if (tried?.code_hash !== hashCode(email, code)) return undefined
  await db.deleteFrom('activations').where('tenant', '=', tenant).where('email', '=', email).execute()
  return tried.member_no
}
