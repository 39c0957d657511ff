import { caseFileCalls } from '../../../contract/case-files.ts'
import { findSeenFile } from '../../cases/seen-files.ts'
import { implement } from '../../http/implement.ts'
import { sendStoredFile } from '../../http/send-stored-file.ts'
import { openNamedCase, worldOf } from './case-request.ts'

/** The files in the answers of cases, for everybody who sees the answer. For all others they do not exist. */
export const caseFileRoutes = [
  implement(caseFileCalls.caseFile, async (request, services) => {
    const file = await services.database.inTenant(request.tenant.id, async (tx) => {
      const opened = await openNamedCase(tx, worldOf(request, services), request)
      return findSeenFile(tx, opened, request.param('id'))
    })
    return sendStoredFile(request, services.files, file)
  }),
]
