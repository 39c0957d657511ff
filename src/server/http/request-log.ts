import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * One line per request: the route's pattern, the organisation and the outcome. Paths (they may contain codes or
 * names), queries, bodies and addresses are not logged. Every response has its correlation id.
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
