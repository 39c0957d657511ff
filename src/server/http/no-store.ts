import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * What the API answers is about somebody unless its resource says otherwise, and no browser or proxy keeps it: computers
 * are shared.
 */
export const noStore = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async ({ url }, reply) => {
      if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'no-store' },
)
