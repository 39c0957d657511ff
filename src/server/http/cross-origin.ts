import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { changeKeyHeader, noRecordHeader, revisionHeader } from '../../contract/record-revision.ts'
import type { Services } from '../platform/services.ts'

const allowedHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  revisionHeader,
  noRecordHeader,
  changeKeyHeader,
].join(', ')

/**
 * Lets portals at other, configured origins call the API (PLAT-16). Sessions are tokens that a page sends itself, so no
 * credentials of the browser are allowed.
 */
export const crossOrigin = fastifyPlugin(
  async (app: FastifyInstance, { environment }: Pick<Services, 'environment'>) => {
    const allowed = new Set(environment.portalOrigins)
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api/')) return undefined
      reply.header('vary', 'Origin')
      const { origin } = request.headers
      if (origin === undefined || !allowed.has(origin)) return undefined
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', 'retry-after, x-correlation-id')
        .header('cross-origin-resource-policy', 'cross-origin')
      if (request.method !== 'OPTIONS') return undefined
      return reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', '600')
        .code(204)
        .send()
    })
  },
  { name: 'cross-origin', dependencies: ['security-headers'] },
)
