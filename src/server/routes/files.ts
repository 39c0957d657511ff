import { fileCalls } from '../../contract/file.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { implement } from '../http/implement.ts'
import { matchesEtag } from '../http/send-cached.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import { findFile } from '../sections/record-files.ts'
import type { FileRow } from '../sections/record-files.ts'

/** Media types that a browser may display; any other is downloaded. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/** Files, for users who may see the file's record. For all others the file does not exist. */
export const fileRoutes = [
  implement(fileCalls.file, async ({ tenant, session, param, raw, reply }, { database, files }) => {
    const id = param('id')
    const file = isUuid(id) ? await database.inTenant(tenant.id, (tx) => findFile(tx, id)) : undefined
    if (!file || !maySee(session, file)) throw new Refusal('not-found')
    const etag = `"${file.sha256}"`
    const content = matchesEtag(raw, etag) ? 'kept' : await files.open(tenant.id, id)
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
  }),
]

/** Percent-encoding by RFC 8187, which escapes more characters than `encodeURIComponent`. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const maySee = ({ user, rights }: CurrentSession, file: FileRow): boolean =>
  file.profile_id === user.profile_id || rights.has('profiles')
