import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { StaffRight } from '../../generated/closed-names.ts'
import { requireRight } from '../accounts/roles.ts'
import { readSession } from '../accounts/sessions.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { tenantOf } from './tenant.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session, if the request has a valid token and its route reads it. */
    session: CurrentSession | null
  }
  interface FastifyContextConfig {
    /** Whether a route reads the token, or how it decides that. */
    session?: SessionNeed | ((request: FastifyRequest) => SessionNeed | undefined)
    /** What the caller's roles have to allow. */
    right?: StaffRight
  }
}

/** `required` refuses calls without a token before their body is read. */
type SessionNeed = 'required' | 'optional'

/**
 * Reads the Bearer token on routes whose call has a session. 401 means that there is no session or that it has expired.
 * Whoever lacks the right to call is refused (403) before the body is read, so they learn nothing about bodies.
 */
export const sessionPlugin = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Pick<Services, 'database' | 'now'>) => {
    app.decorateRequest('session', null)
    app.addHook('onRequest', async (request) => {
      const { session, right } = request.routeOptions.config
      const wanted = typeof session === 'function' ? session(request) : session
      if (!wanted) return
      const token = bearerToken(request)
      if (token !== undefined) request.session = await readSession(database, tenantOf(request), token, now())
      else if (wanted === 'required') throw new Refusal('no-session')
      if (right !== undefined) requireRight(sessionOf(request), right)
    })
  },
  { name: 'session', dependencies: ['tenant', 'errors'] },
)

/** The caller of a route that requires a session. */
export function sessionOf(request: FastifyRequest): CurrentSession {
  if (!request.session) throw new Refusal('no-session')
  return request.session
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
}
