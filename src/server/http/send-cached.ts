import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer's body made once, with the tag that tells whether a client has it already. */
export interface CachedBody {
  readonly body: string
  readonly etag: string
}

export const makeCached = (data: unknown): CachedBody => tagged(JSON.stringify({ data }))

/** JSON as it is, with its tag. */
export function tagged(body: string): CachedBody {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Whether the client says that it has the answer with this tag. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag)
}

/** Answers with the body, or with 304 when the client has it. It may keep it but has to ask every time. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { body, etag }: CachedBody): FastifyReply {
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Host, Origin, Accept-Language')
  if (matchesEtag(request, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
