import { Type } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { CaseAssurances, CaseEntry, CaseList, CaseQuery, CaseQueue, CaseView, caseBodies } from './case.ts'
import { defineCall } from './define-call.ts'

const common = { session: 'required', tag: 'Case' } as const
const read = { ...common, method: 'GET', refusals: ['not-found'] } as const
const changed = {
  ...common,
  method: 'POST',
  response: CaseView,
  refusals: ['not-found', 'bad-request', 'stale', 'conflict', 'key-reused', 'case-closed', 'no-profile'],
} as const

/** Changes whose answers may have files. */
const filled = { ...changed, files: true } as const

/** The calls of every case type that an organisation declares; `:case` is a case's id or its number. */
export const caseCalls = {
  caseQueues: defineCall({
    ...common,
    method: 'GET',
    path: 'cases',
    summary: 'The queues that the signed-in user works on',
    response: Type.Array(CaseQueue),
  }),
  cases: defineCall({ ...read, path: 'cases/:type', summary: 'Cases of a type', query: CaseQuery, response: CaseList }),
  casesFile: defineCall({
    ...asFile,
    tag: 'Case',
    path: 'cases/:type/export',
    summary:
      'The cases on the desk that the filters leave, as comma-separated values or a spreadsheet, in the caller’s language',
    query: fileOf(CaseQuery.properties),
    refusals: [...asFile.refusals, 'not-found'],
  }),
  showCase: defineCall({ ...read, path: 'cases/:type/:case', summary: 'A case', response: CaseView }),
  caseHistory: defineCall({
    ...read,
    path: 'cases/:type/:case/history',
    summary: 'What happened with a case, the earliest first',
    response: Type.Array(CaseEntry),
  }),
  startCase: defineCall({ ...filled, path: 'cases/:type', summary: 'Start a case', body: caseBodies.start }),
  assureCase: defineCall({
    ...filled,
    path: 'cases/:type/:case/assurances',
    summary:
      'Begin or continue the assurances of a transition; calls for signatures and codes add to them. For a start, the case is `new`, and its answers are sent once: without them, the open attempt goes on',
    body: caseBodies.assure,
    refusals: [...filled.refusals, 'forbidden'],
    response: CaseAssurances,
  }),
  saveCase: defineCall({
    ...filled,
    path: 'cases/:type/:case/save',
    summary: 'Save the answers of a case that is being prepared',
    body: caseBodies.save,
  }),
  takeTransition: defineCall({
    ...filled,
    path: 'cases/:type/:case/transitions/:transition',
    summary: 'Take a transition of a case',
    body: caseBodies.take,
  }),
  askOwner: defineCall({
    ...changed,
    path: 'cases/:type/:case/ask',
    summary: 'Ask the owner of a case a question',
    body: caseBodies.ask,
  }),
  answerQuestion: defineCall({
    ...filled,
    path: 'cases/:type/:case/answer',
    summary: 'Answer the open question of a case',
    body: caseBodies.answer,
  }),
  withdrawQuestion: defineCall({
    ...changed,
    path: 'cases/:type/:case/withdraw-question',
    summary: 'Withdraw the open question of a case',
    body: caseBodies.withdraw,
  }),
  giveOpinion: defineCall({
    ...filled,
    path: 'cases/:type/:case/opinions/:review',
    summary: 'Give an opinion on a case',
    body: caseBodies.review,
  }),
  commentCase: defineCall({
    ...changed,
    path: 'cases/:type/:case/comments',
    summary: 'Comment on a case',
    body: caseBodies.comment,
  }),
  assignCase: defineCall({
    ...changed,
    path: 'cases/:type/:case/assign',
    summary: 'Assign a case to somebody, or to nobody',
    body: caseBodies.assign,
  }),
}
