import type { TenantTransaction } from '../platform/database/database.ts'
import { codeOver } from '../accounts/challenges.ts'
import { hashCode, makeCode } from '../platform/secrets/secret-token.ts'
import { normaliseEmail } from '../accounts/users.ts'

/** The code is good for five tries, and for as long as every other. */
const codeTries = 5

/**
 * Makes the code that activates an account for a member by the member's e-mail; an earlier one is no longer good.
 *
 * Who gives the code says the e-mail with it, so that it needs no challenge that would be lost with the browser's tab.
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
 * @returns the number of the member that it was made for; undefined for a code that is wrong, over, or was never made
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
