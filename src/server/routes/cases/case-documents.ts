import { caseDocumentCalls } from '../../../contract/case-documents.ts'
import { documentDrawnAnew } from '../../cases/documents/draw-anew.ts'
import { issuedFile } from '../../cases/documents/draw-issued.ts'
import { openDocument } from '../../cases/documents/open-document.ts'
import { revokeDocument } from '../../cases/documents/revoke-document.ts'
import { implement } from '../../http/implement.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { drawWithPictures } from '../../views/printed-profile/draw-with-pictures.ts'
import { openNamedCase, viewOfCase, worldOf } from './case-request.ts'

/** The documents of a case, for everybody who may open them: an issued one as it is kept, another one drawn anew. */
export const caseDocumentRoutes = [
  implement(caseDocumentCalls.caseDocument, async (request, services) => {
    const { tenant } = request
    const found = await services.database.inTenant(tenant.id, async (tx) => {
      const opened = await openNamedCase(tx, worldOf(request, services), request)
      const { declared, issued } = await openDocument(tx, opened, request.param('document'))
      if (issued !== undefined) return { id: issued.id }
      const { settings } = await readSettings(tx, tenant)
      return { settings, document: await documentDrawnAnew(tx, opened, declared.document) }
    })
    const content =
      'id' in found ? await issuedFile(services, tenant, found.id) : await drawWithPictures(services, tenant, found)
    return Buffer.from(content).toString('base64')
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
