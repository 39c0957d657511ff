import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sayIn } from '../platform/texts/say-in.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** Says the server's own sentences in the language that the request asks for: refusals, and what was done. */
export const spokenLanguage = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('preSerialization', async ({ tenant }, _reply, payload: unknown) =>
      tenant && isObject(payload) ? translated(tenant, payload) : payload,
    )
  },
  { name: 'spoken-language', dependencies: ['tenant'] },
)

function translated(tenant: PublishedTenant, payload: Readonly<Record<string, unknown>>): object {
  const { data, errors } = payload
  const said = saidIn(tenant, payload)
  if (isObject(data)) return { ...said, data: saidIn(tenant, data) }
  if (!Array.isArray(errors)) return said
  return { ...said, errors: errors.map((error: unknown) => (isObject(error) ? saidIn(tenant, error) : error)) }
}

function saidIn(tenant: PublishedTenant, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { message } = body
  return typeof message === 'string' ? { ...body, message: sayIn(tenant, message) } : body
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
