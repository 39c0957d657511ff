import { requireInPerson } from '../accounts/acting.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { findProfile } from '../profiles/profiles.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { firmsOf, personOf } from '../accounts/firm-owners.ts'
import { isRegistered } from './own-firms.ts'

/**
 * Deletes the account of a firm that its person applied for, like an administrator would. What was submitted, billed or
 * issued stays with the organisation.
 *
 * @throws Refusal `not-found` for any other firm; `conflict` for one in the register, and from within the firm
 */
export async function deleteFirm(
  tx: TenantTransaction,
  { tenant, session, id }: { readonly tenant: PublishedTenant; readonly session: CurrentSession; readonly id: string },
  now: Date,
): Promise<void> {
  requireInPerson(session)
  const firm = (await firmsOf(tx, personOf(session))).find((one) => one.id === id)
  if (!firm) throw new Refusal('not-found')
  if (firm.id === session.user.id) throw new Refusal('conflict', { message: { key: 'server.own-account' } })
  if (isRegistered(await findProfile(tx, firm.profile_id)))
    throw new Refusal('conflict', { message: { key: 'server.firm-registered' } })
  await deleteAccount(tx, tenant, { user: firm, by: session.user.id }, now)
}
