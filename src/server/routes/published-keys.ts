import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { tenantOf } from '../http/tenant.ts'
import { publicSealKeys } from '../platform/secrets/seal-keys.ts'
import { publicKeys } from '../platform/secrets/signing-keys.ts'
import type { Services } from '../platform/services.ts'

/** How long whoever reads the keys may keep them; seconds. A statement with another key is a reason to ask again. */
const keptSeconds = 300

/** The keys with which anybody can check what an organisation signed and sealed, as JSON Web Key Set (RFC 7517). */
export const publishedKeysResource = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    app.get('/.well-known/jwks.json', async (request, reply) => {
      const keys = await database.inTenant(tenantOf(request).id, async (tx) => [
        ...(await publicKeys(tx)),
        ...(await publicSealKeys(tx)),
      ])
      return reply
        .type('application/jwk-set+json')
        .header('cache-control', `public, max-age=${keptSeconds}`)
        .send(JSON.stringify({ keys }))
    })
  },
  { name: 'published-keys', dependencies: ['tenant', 'errors'] },
)
