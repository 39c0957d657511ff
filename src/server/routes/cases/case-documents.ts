import { caseDocumentCalls } from '../../../contract/case-documents.ts'
import { documentDrawnAnew } from '../../cases/documents/draw-anew.ts'
import { issuedFile } from '../../cases/documents/draw-issued.ts'
import { openDocument } from '../../cases/documents/open-document.ts'
import { openPosting } from '../../cases/documents/posted-documents.ts'
import { revokeDocument } from '../../cases/documents/revoke-document.ts'
import { implement } from '../../http/implement.ts'
import { paybillNumber } from '../../payments/received/open-paybill.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { drawWithPictures } from '../../views/printed-profile/draw-with-pictures.ts'
import type { Services } from '../../platform/services.ts'
import { openNamedCase, viewOfCase, worldOf } from './case-request.ts'
import type { NamedCase } from './case-request.ts'

/** The documents of a case, for everybody who may open them: an issued one as it is kept, another one drawn anew. */
export const caseDocumentRoutes = [
  implement(caseDocumentCalls.caseDocument, (request, services) =>
    caseDocumentFile(services, request, request.param('document')),
  ),
  implement(caseDocumentCalls.revokeDocument, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const world = worldOf(request, services)
      const opened = await openNamedCase(tx, world, request)
      await revokeDocument(tx, opened, { document: request.param('document'), reason: request.body.reason })
      return viewOfCase(tx, world, request, opened.place.id)
    }),
  ),
]

/**
 * A document of a case as a PDF in base64.
 *
 * @throws Refusal `not-found`; `documents-busy` and `document-failed` when it cannot be drawn now
 */
export async function caseDocumentFile(services: Services, asked: NamedCase, id: string): Promise<string> {
  const { tenant } = asked
  const paybill = paybillNumber(services, tenant)
  const found = await services.database.inTenant(tenant.id, async (tx) => {
    const opened = await openNamedCase(tx, worldOf(asked, services), asked)
    const posting = await openPosting(tx, opened, { id, paybill })
    if (posting !== undefined) return { kind: 'issued' as const, id: posting }
    const { declared, issued } = await openDocument(tx, opened, id)
    if (issued !== undefined) return { kind: 'issued' as const, id: issued.id }
    const { settings } = await readSettings(tx, tenant)
    return { kind: 'anew' as const, settings, document: await documentDrawnAnew(tx, opened, declared.document) }
  })
  const content =
    found.kind === 'anew'
      ? await drawWithPictures(services, tenant, found)
      : await issuedFile(services, tenant, found.id)
  return Buffer.from(content).toString('base64')
}
