import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DatabaseAwayError } from '../platform/database/database-away.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import type { Services } from '../platform/services.ts'
import type { Wording } from '../platform/published/published-tenant.ts'
import { asksForPage } from './asks-for-page.ts'
import { drainBody } from './intake/drain-body.ts'
import { notFoundPage } from './not-found-page.ts'
import { unavailablePage } from './unavailable-page.ts'
import { toErrorBody, toRefusal } from './error-body.ts'
import { protectPage, securityHeadersOfAll } from './security-headers.ts'
import { RouteMethods } from './route-methods.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods of each known path. */
    routeMethods: RouteMethods
  }
}

/** Sends every refusal in the same shape, and 404 or 405 for requests without a route. */
export const errorsPlugin = fastifyPlugin(
  async (app: FastifyInstance, { tenants }: Pick<Services, 'tenants'>) => {
    const methods = new RouteMethods()
    app.decorate('routeMethods', methods)
    app.addHook('onRoute', ({ method, url }) => methods.add(url, [method].flat()))
    app.setErrorHandler((error: FastifyError | Error, request, reply) =>
      answerRefusal(error, request, reply, request.tenant ?? tenants.baseWording),
    )
    // The plugin request-body refuses unknown paths before it reads a body; this handles what handlers do not find.
    app.setNotFoundHandler(async (request) => {
      throw methods.refusal(request)
    })
  },
  { name: 'errors', dependencies: ['tenant'] },
)

/** Responds to paths that Fastify cannot route, e.g. `/%zz`. No hook has run, so the organisation is unknown. */
export const unroutableAnswerer =
  ({ baseWording }: Services['tenants']) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void answerRefusal(error, request, reply.headers(securityHeadersOfAll), baseWording)

async function answerRefusal(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  wording: Wording,
): Promise<void> {
  const refusal = toRefusal(error)
  if (refusal.code === 'internal') request.log.error(describe(error), 'unforeseen error')
  if (error instanceof DatabaseAwayError) request.log.error(describeCause(error), 'the database is away')
  const { retryAfter, allow } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (allow) reply.header('allow', allow.join(', '))
  reply.code(refusal.status).header('cache-control', 'no-store')
  await leaveConnection(request, reply)
  if (refusal.code === 'organisation-not-found' && !isCall(request)) {
    await reply.type('text/html; charset=utf-8').send(notFoundPage(wording))
    return
  }
  if (refusal.code === 'unavailable' && request.tenant && isPage(request)) {
    const page = unavailablePage(request.tenant, translateMessage(wording, refusal.text), protectPage(reply))
    await reply.type('text/html; charset=utf-8').send(page)
    return
  }
  await reply.type('application/json; charset=utf-8').send(toErrorBody(refusal, wording, request.id))
}

const isPage = (request: FastifyRequest): boolean => !isCall(request) && asksForPage(request)

/**
 * Discards the rest of an unread body, so that its sender receives the response. The connection stays open, unless its
 * sender wants it closed: then the response waits for the rest of the body.
 */
async function leaveConnection({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isLast = !reply.raw.shouldKeepAlive || reply.raw.getHeader('connection') !== undefined
  reply.removeHeader('connection')
  const drained = drainBody(raw)
  if (isLast) await drained
}

const isCall = ({ url }: FastifyRequest): boolean => url === '/api' || url.startsWith('/api/')

/** The place of an error without its message, because the database's messages quote the values of rows. */
function describe(error: Error): object {
  return { type: error.name, code: 'code' in error ? error.code : undefined, stack: error.stack }
}

/** The cause: the network, a time limit, the database's own code. */
function describeCause({ cause }: DatabaseAwayError): object {
  return cause instanceof Error ? { type: cause.name, code: 'code' in cause ? cause.code : undefined } : {}
}
