import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { mostTogether } from '../../contract/published-path.ts'
import type { PublishedFile } from '../platform/published/find-published-file.ts'
import { Refusal } from '../platform/refusal.ts'
import { quickly, smallest, takesBrotli } from '../http/brotli.ts'
import { tenantOf } from '../http/tenant.ts'
import { findPreview } from '../platform/publications/preview-rows.ts'
import { findEarlierFile } from '../platform/publications/publication-files.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import type { Services } from '../platform/services.ts'

const json = 'application/json'

interface SentForEver extends PublishedFile {
  readonly compressed: () => Promise<Buffer>
}

async function sendForEver(request: FastifyRequest, reply: FastifyReply, file: SentForEver): Promise<FastifyReply> {
  reply
    .type(`${file.mediaType}; charset=utf-8`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
  if (!takesBrotli(request)) return reply.send(file.text)
  return reply.header('content-encoding', 'br').send(await file.compressed())
}

/** What the files of the organisation declare is there for pages from before the first publication. */
const declaredFile = (tenants: PublishedTenants, { id }: PublishedTenant, name: string): PublishedFile | undefined => {
  const declared = tenants.all.find((one) => one.id === id)
  return declared && tenants.file(declared, name)
}

/**
 * Composed documents, their validators and the run-time module, which browsers cache for ever because their names are
 * hashes. Also those of earlier publications, and the forms that stored records were written under.
 * `/published/together/<hash>,<hash>` responds with several documents as an array, null in the place of one that is not
 * there. `/published/preview/<name>` is the code of a form that an administrator is editing.
 */
export const publishedFilesResource = fastifyPlugin(
  async (app: FastifyInstance, services: Pick<Services, 'tenants' | 'database'>) => {
    const { tenants } = services
    const compressed = new WeakMap<PublishedFile, Promise<Buffer>>()
    const compressedOf = (file: PublishedFile): Promise<Buffer> => {
      const bytes = compressed.get(file) ?? smallest(file.text)
      compressed.set(file, bytes)
      return bytes
    }
    const find = async (request: FastifyRequest, name: string) => {
      const tenant = tenantOf(request)
      return (
        tenants.file(tenant, name) ?? declaredFile(tenants, tenant, name) ?? findEarlierFile(services, tenant.id, name)
      )
    }
    app.get<{ Params: { name: string } }>('/published/:name', async (request, reply) => {
      const file = await find(request, request.params.name)
      if (!file) throw new Refusal('not-found')
      return sendForEver(request, reply, { ...file, compressed: () => compressedOf(file) })
    })
    app.get<{ Params: { name: string } }>('/published/preview/:name', async (request, reply) => {
      const file = await findPreview(services, tenantOf(request).id, request.params.name)
      if (!file) throw new Refusal('not-found')
      return sendForEver(request, reply, { ...file, compressed: () => quickly(file.text) })
    })
    app.get<{ Params: { hashes: string } }>('/published/together/:hashes', async (request, reply) => {
      const hashes = request.params.hashes.split(',')
      if (hashes.length > mostTogether) throw new Refusal('not-found')
      const files = await Promise.all(hashes.map((hash) => find(request, `${hash}.json`)))
      const text = `[${files.map((file) => file?.text ?? 'null').join(',')}]`
      if (files.includes(undefined)) return reply.type(json).header('cache-control', 'no-store').send(text)
      return sendForEver(request, reply, { mediaType: json, text, compressed: () => quickly(text) })
    })
  },
  { name: 'published-files', dependencies: ['tenant', 'errors'] },
)
