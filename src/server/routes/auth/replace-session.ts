import type { SessionResponse } from '../../../contract/auth.ts'
import type { SessionReplaced } from '../../accounts/acting.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { describeCaller } from '../../views/describe-caller.ts'

/** Responds with the session that replaces the caller's, and its user. */
export async function replaceSession(
  { database, now }: Services,
  tenant: PublishedTenant,
  work: (tx: TenantTransaction) => Promise<SessionReplaced>,
): Promise<SessionResponse> {
  return database.inTenant(tenant.id, async (tx) => describeReplaced(tx, tenant, await work(tx), now()))
}

/** A session that replaced the caller's, as in responses. */
export async function describeReplaced(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { session, ...caller }: SessionReplaced,
  now: Date,
): Promise<SessionResponse> {
  return { ...session, user: await describeCaller(tx, { tenant, ...caller, now }) }
}
