import { caseDocumentCalls } from '../../../contract/case-documents.ts'
import { issuedFile } from '../../cases/documents/draw-issued.ts'
import { openDocument } from '../../cases/documents/open-document.ts'
import { revokeDocument } from '../../cases/documents/revoke-document.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openNamedCase, viewOfCase, worldOf } from './case-request.ts'

/** The documents of a case, for everybody who may open them. */
export const caseDocumentRoutes = [
  implement(caseDocumentCalls.caseDocument, async (request, services) => {
    const { tenant } = request
    const { issued } = await services.database.inTenant(tenant.id, async (tx) => {
      const opened = await openNamedCase(tx, worldOf(request, services), request)
      return openDocument(tx, opened, request.param('document'))
    })
    if (issued === undefined) throw new Refusal('not-found')
    return Buffer.from(await issuedFile(services, tenant, issued.id)).toString('base64')
  }),
  implement(caseDocumentCalls.revokeDocument, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const world = worldOf(request, services)
      const opened = await openNamedCase(tx, world, request)
      await revokeDocument(tx, opened, { document: request.param('document'), reason: request.body.reason })
      return viewOfCase(tx, world, request, opened.place.id)
    }),
  ),
]
