import type { SessionResponse } from '../../../contract/auth.ts'
import { sessionCalls } from '../../../contract/session.ts'
import { beginActing, leaveActing } from '../../accounts/acting.ts'
import type { SessionReplaced } from '../../accounts/acting.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { describeCaller } from '../../views/describe-caller.ts'
import { deviceOf } from './device-of.ts'

/** An administrator acts as another user, and stops (ADM-04). */
export const actingRoutes = [
  implement(sessionCalls.loginAs, ({ tenant, session, body, raw }, services) =>
    replace(services, tenant, session.user.id, (tx) =>
      beginActing(tx, session, { tenant, userId: body.id, device: deviceOf(raw) }, services.now()),
    ),
  ),
  implement(sessionCalls.leave, ({ tenant, session, raw }, services) =>
    replace(services, tenant, undefined, (tx) => leaveActing(tx, session, deviceOf(raw), services.now())),
  ),
]

async function replace(
  { database, now }: Services,
  tenant: PublishedTenant,
  actorId: string | undefined,
  work: (tx: TenantTransaction) => Promise<SessionReplaced>,
): Promise<SessionResponse> {
  return database.inTenant(tenant.id, async (tx) => {
    const { session, user } = await work(tx)
    return { ...session, user: await describeCaller(tx, { tenant, user, actorId, now: now() }) }
  })
}
