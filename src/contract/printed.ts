import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** A PDF in base64. */
export const PrintedPdf = Type.String({ description: 'A PDF in base64', contentEncoding: 'base64' })
export type PrintedPdf = Static<typeof PrintedPdf>

/** The caller's own profile as a PDF. */
export const printedCalls = {
  profileDocument: defineCall({
    method: 'GET',
    path: 'profile/document',
    session: 'required',
    tag: 'Profile',
    summary: 'The whole profile as a tagged PDF, in base64',
    response: PrintedPdf,
    refusals: ['no-profile', 'not-found', 'documents-busy', 'document-failed'],
  }),
  sectionDocument: defineCall({
    method: 'GET',
    path: 'profile/document/:section',
    session: 'required',
    tag: 'Profile',
    summary: 'One tab of the profile, by its id or its section’s name, as a tagged PDF in base64',
    response: PrintedPdf,
    refusals: ['no-profile', 'not-found', 'documents-busy', 'document-failed'],
  }),
}
