import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { PublishedFile } from '../platform/published/published-files.ts'
import { Refusal } from '../platform/refusal.ts'
import { tenantOf } from '../http/tenant.ts'
import { findSnapshot } from '../platform/published/find-snapshot.ts'
import type { Services } from '../platform/services.ts'

const compress = promisify(brotliCompress)

/**
 * Composed documents, their validators and the run-time module, which browsers cache for ever because their names are
 * hashes. Also the forms that stored records were written under earlier.
 */
export const publishedFilesResource = fastifyPlugin(
  async (app: FastifyInstance, { tenants, database }: Pick<Services, 'tenants' | 'database'>) => {
    const compressed = new WeakMap<PublishedFile, Promise<Buffer>>()
    const compressedOf = (file: PublishedFile): Promise<Buffer> => {
      const bytes = compressed.get(file) ?? compress(file.text)
      compressed.set(file, bytes)
      return bytes
    }
    app.get<{ Params: { name: string } }>('/published/:name', async (request, reply) => {
      const { name } = request.params
      const tenant = tenantOf(request)
      const file = tenants.file(tenant, name) ?? (await findSnapshot(database, tenant.id, name))
      if (!file) throw new Refusal('not-found')
      reply
        .type(`${file.mediaType}; charset=utf-8`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.text)
      return reply.header('content-encoding', 'br').send(await compressedOf(file))
    })
  },
  { name: 'published-files', dependencies: ['tenant', 'errors'] },
)
