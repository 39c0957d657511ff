import { fileCalls } from '../../contract/file.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { implement } from '../http/implement.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import { findFile } from '../sections/record-files.ts'
import type { FileRow } from '../sections/record-files.ts'

/** Files, for users who may see the file's record. For all others the file does not exist. */
export const fileRoutes = [
  implement(fileCalls.file, async ({ tenant, session, param, raw, reply }, { database, files }) => {
    const id = param('id')
    const file = isUuid(id) ? await database.inTenant(tenant.id, (tx) => findFile(tx, id)) : undefined
    if (!file || !maySee(session, file)) throw new Refusal('not-found')
    return sendStoredFile({ raw, reply }, files, file)
  }),
]

const maySee = ({ user, rights }: CurrentSession, file: FileRow): boolean =>
  file.profile_id === user.profile_id || rights.has('profiles')
