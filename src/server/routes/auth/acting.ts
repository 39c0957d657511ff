import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { SessionAnswer } from '../../../contract/auth.ts'
import { calls } from '../../../contract/calls.ts'
import { LoginAsBody } from '../../../contract/session.ts'
import { beginActing, leaveActing } from '../../accounts/acting.ts'
import type { SessionReplaced } from '../../accounts/acting.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { sessionOf } from '../../http/session.ts'
import { tenantOf } from '../../http/tenant.ts'
import { describeCaller } from '../../views/describe-caller.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'
import { deviceOf } from './device-of.ts'

type Replace = (tx: TenantTransaction) => Promise<SessionReplaced>

/** admin/loginas and auth/leave: an administrator goes on as another user, and back (ADM-04). */
export const actingResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    const { now } = services
    const config = { session: 'required' } as const
    app.post<{ Body: LoginAsBody }>(
      apiPath(calls.loginAs.path),
      { config, schema: { body: LoginAsBody } },
      (request) => {
        const current = sessionOf(request)
        const { id } = request.body
        return replace(services, request, current.user.id, (tx) =>
          beginActing(tx, current, id, deviceOf(request), now()),
        )
      },
    )
    app.post(apiPath(calls.leave.path), { config }, (request) =>
      replace(services, request, undefined, (tx) => leaveActing(tx, sessionOf(request), deviceOf(request), now())),
    )
  },
  { name: 'acting', dependencies: ['tenant', 'errors', 'session'] },
)

async function replace(
  { database, now }: Services,
  request: FastifyRequest,
  actorId: string | undefined,
  work: Replace,
): Promise<{ data: SessionAnswer }> {
  const tenant = tenantOf(request)
  return database.inTenant(tenant.id, async (tx) => {
    const { session, user } = await work(tx)
    return { data: { ...session, user: await describeCaller(tx, { tenant, user, actorId, now: now() }) } }
  })
}
