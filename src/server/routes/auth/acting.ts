import { sessionCalls } from '../../../contract/session.ts'
import { beginActing, leaveActing } from '../../accounts/acting.ts'
import { implement } from '../../http/implement.ts'
import { deviceOf } from './device-of.ts'
import { replaceSession } from './replace-session.ts'

/** An administrator acts as another user, and stops (ADM-04). */
export const actingRoutes = [
  implement(sessionCalls.loginAs, ({ tenant, session, body, raw }, services) =>
    replaceSession(services, tenant, (tx) =>
      beginActing(tx, session, { tenant, userId: body.id, device: deviceOf(raw) }, services.now()),
    ),
  ),
  implement(sessionCalls.leave, ({ tenant, session, raw }, services) =>
    replaceSession(services, tenant, (tx) => leaveActing(tx, session, deviceOf(raw), services.now())),
  ),
]
