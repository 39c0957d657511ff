import { Type } from 'typebox'
import type { Static } from 'typebox'
import { MessageResponse } from './response.ts'
import { defineCall } from './define-call.ts'

/**
 * A report that a page of the portal broke: where in the code, and the error id shown to the user; nothing about the
 * page's address, its content or its user.
 */
export const ErrorReport = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    /** Of the error, e.g. `TypeError`. */
    name: Type.String({ pattern: '^\\w{1,60}$' }),
    /** File, line and column of each call, the innermost first, e.g. `portal-3f2a.js:12:804`. */
    frames: Type.Array(Type.String({ pattern: '^[\\w.-]{1,120}:\\d{1,9}:\\d{1,9}$' }), { maxItems: 10 }),
  },
  { additionalProperties: false },
)
export type ErrorReport = Static<typeof ErrorReport>

export const errorReportCalls = {
  reportError: defineCall({
    method: 'POST',
    path: 'error-reports',
    tag: 'Organisation',
    summary: 'Say that a page of the portal broke, for the log',
    body: ErrorReport,
    bodyLimit: 4000,
    response: MessageResponse,
    refusals: ['too-many'],
  }),
}
