import { Type } from 'typebox'
import { CaseView } from './case.ts'
import { defineCall } from './define-call.ts'
import { PrintedPdf } from './printed.ts'

/** The calls for the documents of cases. */
export const caseDocumentCalls = {
  caseDocument: defineCall({
    method: 'GET',
    path: 'cases/:type/:case/documents/:document',
    session: 'required',
    tag: 'Case',
    summary: 'A document of a case in base64: an issued one always with the same bytes, another one drawn anew',
    response: PrintedPdf,
    refusals: ['not-found', 'documents-busy', 'document-failed'],
  }),
  revokeDocument: defineCall({
    method: 'POST',
    path: 'cases/:type/:case/documents/:document/revoke',
    session: 'required',
    tag: 'Case',
    summary: 'Revoke the document that was issued last, with the reason; it stays, and no longer holds',
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 1000 }) }, { additionalProperties: false }),
    response: CaseView,
    refusals: ['not-found', 'conflict'],
  }),
}
