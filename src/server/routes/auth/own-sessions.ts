import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../../contract/calls.ts'
import { EndSessionBody } from '../../../contract/session.ts'
import { endOwnSession, listSessions } from '../../accounts/own-sessions.ts'
import { endSessions } from '../../accounts/sessions.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { sessionOf } from '../../http/session.ts'
import { tenantOf } from '../../http/tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'

/** auth/sessions and auth/sessions/end: where one is signed in, and signing out there (AUTH-13). */
export const ownSessionsResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Services) => {
    const config = { session: 'required' } as const
    app.get(apiPath(calls.sessions.path), { config }, async (request) => ({
      data: await database.inTenant(tenantOf(request).id, (tx) => listSessions(tx, sessionOf(request), now())),
    }))
    app.post<{ Body: EndSessionBody }>(
      apiPath(calls.endSessions.path),
      { config, schema: { body: EndSessionBody } },
      async (request) => {
        await database.inTenant(tenantOf(request).id, (tx) => end(tx, sessionOf(request), request.body))
        return { data: { message: 'Signed out there' } }
      },
    )
  },
  { name: 'own-sessions', dependencies: ['tenant', 'errors', 'session'] },
)

async function end(tx: TenantTransaction, { user, tokenHash }: CurrentSession, body: EndSessionBody): Promise<void> {
  if (!('id' in body)) await endSessions(tx, user.id, tokenHash)
  else if (!(await endOwnSession(tx, user.id, body.id))) throw new Refusal('not-found')
}
