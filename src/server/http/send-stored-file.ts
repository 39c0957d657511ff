import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileColumns } from '../platform/database/tables/profiles.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { matchesEtag } from './send-cached.ts'

/** Media types that a browser may display; any other is downloaded. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/**
 * Streams a stored file to somebody who may see it. Nothing in it may run as a script, and no cache may have it but the
 * browser's own.
 *
 * @throws Refusal `not-found` when its content is missing
 */
export async function sendStoredFile(
  { raw, reply }: { readonly raw: FastifyRequest; readonly reply: FastifyReply },
  files: FileStore,
  file: Pick<FileColumns, 'tenant' | 'id' | 'name' | 'media_type' | 'size' | 'sha256'>,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`
  const content = matchesEtag(raw, etag) ? 'kept' : await files.open(file.tenant, file.id)
  if (!content) throw new Refusal('not-found')
  // The browser checks its cached copy on every request with the reader's session, so that the next user of a shared
  // computer does not see it.
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Origin, Authorization')
  if (content === 'kept') return reply.code(304).send()
  const isShown = shown.has(file.media_type)
  const disposition = `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`
  return reply
    .type(isShown ? file.media_type : 'application/octet-stream')
    .header('content-length', file.size)
    .header('content-disposition', disposition)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(content)
}

/** Percent-encoding by RFC 8187, which escapes more characters than `encodeURIComponent`. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
