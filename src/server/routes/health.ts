import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isAnswering } from '../platform/database/before-tenant/is-answering.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/**
 * /health: the process is running. /ready: it can work, with its database. Both respond on any host, also one without
 * an organisation.
 */
export const healthResource = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    const config = { needsTenant: false }
    app.get('/health', { config }, async () => ({ data: { status: 'ok' } }))
    app.get('/ready', { config }, async () => {
      if (!(await isAnswering(database))) throw new Refusal('unavailable')
      return { data: { status: 'ready' } }
    })
  },
  { name: 'health', dependencies: ['errors'] },
)
