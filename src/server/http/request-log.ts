import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * One line per request: what was asked, of whom, with which outcome. Neither paths (they may hold codes and names), nor
 * queries, bodies or addresses are logged; the route's pattern is. Every answer carries its correlation id.
 */
export const requestLog = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-correlation-id', request.id)
    })
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          tenant: request.tenant?.id ?? 'none',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      )
    })
  },
  { name: 'request-log' },
)
