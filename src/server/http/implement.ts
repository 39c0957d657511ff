import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Call } from '../../contract/define-call.ts'
import type { Services } from '../platform/services.ts'
import { responseTexts } from '../platform/texts/response-texts.ts'
import { apiPath } from './api-path.ts'
import type { Answered, CallRequest } from './call-request.ts'
import { withCallFiles } from './intake/with-call-files.ts'
import type { BodyWithFiles } from './intake/with-call-files.ts'
import { takeBytes } from './request-body.ts'
import { partsOf, readRequest } from './read-request.ts'
import type { ReadRequest } from './read-request.ts'
import { tenantOf } from './tenant.ts'
import { makeCached, sendCached } from './send-cached.ts'
import type { CachedBody } from './send-cached.ts'

/** A call with its handler. */
export interface Route {
  readonly call: Call
  readonly register: (app: FastifyInstance, services: Services) => void
}

/**
 * The route of a call, as the call's definition declares it: the session is read, and the right to call required,
 * before the body; query and body are checked, and the response is `{ data }`, with an ETag if it is cached.
 *
 * @param handler returns `data`; this function looks up its texts in the caller's language. The `data` of a cached call
 *   is serialised once per object, so a handler must not change an object that it has returned
 */
export function implement<C extends Call>(
  call: C,
  handler: (request: CallRequest<C>, services: Services) => Promise<Answered<C>>,
): Route
export function implement(call: Call, handler: (request: ReadRequest, services: Services) => Promise<unknown>): Route {
  const { method, path, session, right, bodyLimit, takesBytes, cached, media } = call
  const bodies = new WeakMap<object, CachedBody>()
  const withTexts = responseTexts(call.response)
  const register = (app: FastifyInstance, services: Services): void => {
    const route: RouteOptions = {
      method,
      url: apiPath(path),
      config: { ...(session && { session }), ...(right && { right }) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: async (raw, reply) => {
        const answer = async (sent?: BodyWithFiles) => {
          const now = services.now()
          return handler(await readRequest(call, raw, reply, { now, ...(sent && { sent }) }), services)
        }
        const answered = await (call.files
          ? withCallFiles(raw, services, partsOf(call, tenantOf(raw)), answer)
          : answer())
        if (media !== undefined) return answered
        const data = withTexts(tenantOf(raw), answered)
        return cached ? sendCached(raw, reply, cachedBody(bodies, data)) : { data }
      },
    }
    if (!takesBytes) return void app.route(route)
    void app.register(async (own) => {
      takeBytes(own)
      own.route(route)
    })
  }
  return { call, register }
}

function cachedBody(bodies: WeakMap<object, CachedBody>, data: unknown): CachedBody {
  if (typeof data !== 'object' || data === null) return makeCached(data)
  const body = bodies.get(data) ?? makeCached(data)
  bodies.set(data, body)
  return body
}
