import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isAnswering } from '../platform/database/before-tenant/is-answering.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/**
 * For probes, under the names that Kubernetes gives them. /livez: the process is running. /readyz: it can work, with
 * its database; else 503 with the reason. Both respond on any host, also one without an organisation.
 */
export const healthResource = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    const config = { needsTenant: false }
    app.get('/livez', { config }, async () => ({ data: { status: 'ok' } }))
    app.get('/readyz', { config }, async () => {
      if (!(await isAnswering(database))) throw new Refusal('unavailable', { message: { key: 'server.database-away' } })
      return { data: { status: 'ready' } }
    })
  },
  { name: 'health', dependencies: ['errors'] },
)
