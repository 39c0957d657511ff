import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { quickly, takesBrotli } from './brotli.ts'

/** The length below which compressing a body saves nothing that a client would notice. */
const worthCompressing = 1024

/** A response body made once, and compressed once, with the ETag that shows whether a client already has it. */
export interface CachedBody {
  readonly body: string
  readonly compressed: () => Promise<Buffer>
  readonly etag: string
}

export const makeCached = (data: unknown): CachedBody => tagged(JSON.stringify({ data }))

/** Serialised JSON, with its ETag. */
export function tagged(body: string): CachedBody {
  let compressed: Promise<Buffer> | undefined
  const compressOnce = (): Promise<Buffer> => (compressed ??= quickly(body))
  return {
    body,
    compressed: compressOnce,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

/** Whether the client has the response with this ETag. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag)
}

/** Responds with the body, or with 304 if the client has it. Clients may store it but must revalidate it each time. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, compressed, etag }: CachedBody,
): Promise<FastifyReply> {
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Host, Origin, Accept-Language, Accept-Encoding')
  if (matchesEtag(request, etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (body.length < worthCompressing || !takesBrotli(request)) return reply.send(body)
  return reply.header('content-encoding', 'br').send(await compressed())
}
