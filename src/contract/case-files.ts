import { Type } from 'typebox'
import { defineCall } from './define-call.ts'
import { caseFilePath } from './file-transfer.ts'

/** The call for the files in the answers of cases. */
export const caseFileCalls = {
  caseFile: defineCall({
    method: 'GET',
    path: caseFilePath(':type', ':case', ':id'),
    session: 'required',
    tag: 'Case',
    summary: 'The bytes of a file in the answers of a case, for those who may see the answer',
    response: Type.Unknown(),
    media: '*/*',
    cached: true,
    refusals: ['not-found'],
  }),
}
