import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * Responses of the API are personal unless their resource declares otherwise, so no browser or proxy may store them:
 * people share computers.
 */
export const noStore = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async ({ url }, reply) => {
      if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'no-store' },
)
