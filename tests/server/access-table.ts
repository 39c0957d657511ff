import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define-call.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'

/**
 * The callers: without a session; an individual and a firm with a profile; an administrator and a super administrator,
 * who have no profile; a super administrator of another organisation.
 */
export type Person = 'anonymous' | 'individual' | 'firm' | 'admin' | 'superAdmin' | 'stranger'

type Member = Exclude<Person, 'anonymous' | 'stranger'>

/** The status that each person with a session gets, for an empty body unless `body` gives another. */
export interface AccessRow extends Readonly<Record<Member, number>> {
  /** Without a session, where it is optional. */
  readonly anonymous?: number
  readonly query?: string
  readonly body?: JsonObject
}

const needs = new Map(Object.values<Call>(calls).map(({ method, path, session }) => [`${method} ${path}`, session]))

/**
 * The status that each person gets. The call's definition decides about sessions: a call that requires one refuses
 * callers without one, a call with an optional one refuses another organisation's token, and other calls ignore tokens.
 * Calls of sections always require one.
 */
export function expectedOf(call: string, row: AccessRow): Readonly<Record<Person, number>> {
  const { individual, firm, admin, superAdmin, anonymous = individual } = row
  const need = needs.has(call) ? needs.get(call) : 'required'
  return {
    anonymous: need === 'required' ? 401 : anonymous,
    individual,
    firm,
    admin,
    superAdmin,
    stranger: need ? 401 : individual,
  }
}

const anybody = (status: number): AccessRow => signedIn(status, status, status, status)

const signedIn = (individual: number, firm: number, admin: number, superAdmin: number): AccessRow => ({
  individual,
  firm,
  admin,
  superAdmin,
})

/** The calls of a firms' collection. Individuals do not have it; administrators have no profile here. */
const collectionOfFirms = (path: string): Readonly<Record<string, AccessRow>> => ({
  [`GET ${path}`]: signedIn(403, 200, 200, 200),
  [`POST ${path}`]: signedIn(403, 422, 409, 409),
  [`POST ${path}/update`]: signedIn(403, 404, 409, 409),
  [`POST ${path}/remove`]: signedIn(403, 404, 409, 409),
})

/** The calls of a firms' section with a single record, which the sample firm has. */
const recordOfFirms = (path: string): Readonly<Record<string, AccessRow>> => ({
  [`GET ${path}`]: signedIn(403, 200, 200, 200),
  [`POST ${path}`]: signedIn(403, 409, 409, 409),
  [`POST ${path}/update`]: signedIn(403, 422, 409, 409),
})

/** The calls of an individuals' collection, which firms do not have. */
const collectionOfPeople = (path: string): Readonly<Record<string, AccessRow>> => ({
  [`GET ${path}`]: signedIn(200, 403, 200, 200),
  [`POST ${path}`]: signedIn(422, 403, 409, 409),
  [`POST ${path}/update`]: signedIn(404, 403, 409, 409),
  [`POST ${path}/remove`]: signedIn(404, 403, 409, 409),
})

/** The calls of a collection that individuals and firms have. */
const collectionOfMembers = (path: string): Readonly<Record<string, AccessRow>> => ({
  [`GET ${path}`]: signedIn(200, 200, 200, 200),
  [`POST ${path}`]: signedIn(422, 422, 409, 409),
  [`POST ${path}/update`]: signedIn(404, 404, 409, 409),
  [`POST ${path}/remove`]: signedIn(404, 404, 409, 409),
})

const nobody = '00000000-0000-4000-8000-000000000000'
const unsentFile = { id: nobody, name: 'members.csv', mediaType: 'text/csv', size: 1 }
/** There is no such billing. */
const billingOfNothing = '?declaration=billing/none&year=2026'
const names = { LastName: 'BEGUN', FirstName: 'BEATRICE', SecondName: 'EXAMPLE' }

/** There are no drafts. */
const namedDraft = { document: 'sections/contacts', revision: 1 }
const draftOfNothing = { document: 'sections/none', revision: 0, publication: 0, actions: [] }
const previewOfNothing = { document: 'sections/none', actions: [] }

const replacedSettings = { id: nobody, minor_settings: '{}', site_installed_packages: '[]', site_colors: '[]' }

/**
 * Every call of the API by method and path. 422 means that the person may call but the content is invalid; 404 and 409
 * that the subject does not exist or is in another state.
 */
export const accessTable: Readonly<Record<string, AccessRow>> = {
  'GET admin/jobs': signedIn(403, 403, 200, 200),
  'GET admin/jobs/export': signedIn(403, 403, 200, 200),
  'GET admin/forms/uses': { ...signedIn(403, 403, 403, 200), query: '?document=lists/titles' },
  'GET admin/forms/search': { ...signedIn(403, 403, 403, 200), query: '?words=town' },
  'GET admin/forms': signedIn(403, 403, 403, 200),
  'GET admin/forms/form': { ...signedIn(403, 403, 403, 200), query: '?document=sections/contacts' },
  'GET admin/organisation/files': signedIn(403, 403, 403, 200),
  'POST admin/organisation/files': { ...signedIn(403, 403, 403, 400), body: { file: unsentFile } },
  'POST admin/organisation/files/check': { ...signedIn(403, 403, 403, 400), body: { file: unsentFile } },
  'GET admin/settings/file': signedIn(403, 403, 403, 200),
  'POST admin/settings/file': { ...signedIn(403, 403, 403, 422), body: { content: '' } },
  'GET admin/forms/history': signedIn(403, 403, 403, 200),
  'GET admin/forms/comparison': { ...signedIn(403, 403, 403, 200), query: '?from=0&to=0' },
  'POST admin/forms/draft': { ...signedIn(403, 403, 403, 404), body: draftOfNothing },
  'POST admin/forms/discard': { ...signedIn(403, 403, 403, 409), body: namedDraft },
  'POST admin/forms/sections': {
    ...signedIn(403, 403, 403, 200),
    body: { title: 'Awards', label: 'Award', members: 'individuals', entries: 'many' },
  },
  'POST admin/forms/sections/remove': {
    ...signedIn(403, 403, 403, 404),
    body: { document: 'sections/contacts', revision: 0, publication: 0 },
  },
  'POST admin/forms/pictures': { ...signedIn(403, 403, 403, 422), body: {} },
  'POST admin/forms/preview': { ...signedIn(403, 403, 403, 404), body: previewOfNothing },
  'POST admin/forms/check': { ...signedIn(403, 403, 403, 404), body: previewOfNothing },
  'POST admin/forms/dry-run': { ...signedIn(403, 403, 403, 409), body: { publication: 0, drafts: [namedDraft] } },
  'GET admin/forms/dry-run': { ...signedIn(403, 403, 403, 404), query: `?id=${nobody}` },
  'POST admin/forms/publish': {
    ...signedIn(403, 403, 403, 409),
    body: { publication: 0, drafts: [namedDraft], reason: 'Wanted' },
  },
  'POST admin/forms/roll-back': { ...signedIn(403, 403, 403, 404), body: { publication: 0, to: 1, reason: 'Wanted' } },
  'GET admin/forms/schedules': signedIn(403, 403, 403, 200),
  'POST admin/forms/schedules': {
    ...signedIn(403, 403, 403, 409),
    body: { day: '2026-03-01', time: '08:00', reason: 'Wanted', publication: 0, ...namedDraft },
  },
  'POST admin/forms/schedules/move/:id': {
    ...signedIn(403, 403, 403, 404),
    body: { day: '2026-03-01', time: '08:00' },
  },
  'POST admin/forms/schedules/cancel/:id': signedIn(403, 403, 403, 404),
  'GET admin/audit': signedIn(403, 403, 403, 200),
  'GET admin/audit/export': signedIn(403, 403, 403, 200),
  'GET admin/reports': signedIn(403, 403, 200, 200),
  'GET admin/reports/:report/export': signedIn(403, 403, 404, 404),
  'GET admin/users/export': signedIn(403, 403, 200, 200),
  'GET admin/members/export': signedIn(403, 403, 200, 200),
  'GET admin/members/template': signedIn(403, 403, 200, 200),
  'GET admin/members/imports': signedIn(403, 403, 200, 200),
  'GET admin/cpd': signedIn(403, 403, 200, 200),
  'GET admin/events': signedIn(403, 403, 200, 200),
  'GET admin/cpd/export': signedIn(403, 403, 200, 200),
  'GET admin/cpd/template': signedIn(403, 403, 200, 200),
  'GET admin/cpd/imports': signedIn(403, 403, 200, 200),
  'GET admin/billing': signedIn(403, 403, 200, 200),
  'GET admin/billing/preview': { ...signedIn(403, 403, 404, 404), query: billingOfNothing },
  'GET admin/billing/left-out': { ...signedIn(403, 403, 404, 404), query: billingOfNothing },
  'GET admin/billing/export': { ...signedIn(403, 403, 404, 404), query: `${billingOfNothing}&list=billed` },
  'GET admin/billing/runs': signedIn(403, 403, 200, 200),
  'GET admin/billing/reminders': { ...signedIn(403, 403, 404, 404), query: `?id=${nobody}` },
  'GET admin/finance/ledger': signedIn(403, 403, 200, 200),
  'GET admin/finance/ledger/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/payments': signedIn(403, 403, 200, 200),
  'GET admin/finance/money/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/payments/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/payments/:id': signedIn(403, 403, 404, 404),
  'GET admin/finance/transfers': signedIn(403, 403, 200, 200),
  'GET admin/finance/transfers/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/transfers/:id/slip': signedIn(403, 403, 404, 404),
  'GET admin/finance/money': signedIn(403, 403, 200, 200),
  'GET admin/finance/heard-money': signedIn(403, 403, 200, 200),
  'GET admin/finance/unread-messages': signedIn(403, 403, 200, 200),
  'GET admin/finance/money/:id': signedIn(403, 403, 404, 404),
  'GET admin/finance/takings': signedIn(403, 403, 200, 200),
  'GET admin/finance/takings/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/debts': signedIn(403, 403, 200, 200),
  'GET admin/finance/debts/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/journal': signedIn(403, 403, 200, 200),
  'GET admin/finance/journal/export': signedIn(403, 403, 200, 200),
  'GET admin/finance/statements/imports': signedIn(403, 403, 200, 200),
  'GET admin/finance/statements/result/:id': signedIn(403, 403, 404, 404),
  'GET admin/finance/statements/lines/:id': signedIn(403, 403, 404, 404),
  'GET admin/messages': signedIn(403, 403, 200, 200),
  'GET admin/settings': anybody(200),
  // The id is of settings that others have replaced.
  'POST admin/settings': { ...signedIn(403, 403, 403, 409), body: replacedSettings },
  'POST admin/updateSettings': { ...signedIn(403, 403, 403, 409), body: replacedSettings },
  'GET admin/users': signedIn(403, 403, 200, 200),
  'GET admin/users/page': signedIn(403, 403, 200, 200),
  'POST admin/updateUser/:id': {
    ...signedIn(403, 403, 404, 404),
    body: { email: 'a@b.example', phone_no: '0712345678' },
  },
  'GET admin/staff': signedIn(403, 403, 403, 200),
  'GET admin/staff/export': signedIn(403, 403, 403, 200),
  'POST admin/staff/invite': { ...signedIn(403, 403, 403, 422), body: { email: 'nobody', roles: ['verifier'] } },
  'POST admin/staff/roles/:id': { ...signedIn(403, 403, 403, 404), body: { roles: ['verifier'] } },
  'POST admin/staff/remove/:id': signedIn(403, 403, 403, 404),
  'POST admin/deleteUser/:id': signedIn(403, 403, 404, 404),
  'POST admin/sendActivationLink': { ...signedIn(403, 403, 404, 404), body: { id: nobody } },
  'GET profile/document': signedIn(200, 200, 409, 409),
  'GET profile/document/:section': signedIn(200, 404, 409, 409),
  'GET application': signedIn(200, 200, 200, 200),
  'GET application/checklist/:type': signedIn(403, 200, 403, 403),
  'GET application/requirements': anybody(200),
  'GET auth/send-otp': { ...anybody(200), anonymous: 401 },
  'GET auth/sessions': signedIn(200, 200, 200, 200),
  'GET auth/user': signedIn(200, 200, 200, 200),
  'GET cases': signedIn(200, 200, 200, 200),
  // The type is one that no organisation declares.
  'GET cases/:type': signedIn(404, 404, 404, 404),
  'GET cases/:type/export': signedIn(403, 403, 404, 404),
  'GET cases/:type/own': signedIn(404, 404, 404, 404),
  'GET cases/:type/new/steps': signedIn(404, 404, 404, 404),
  'GET cases/:type/:case': signedIn(404, 404, 404, 404),
  'GET cases/:type/:case/documents/:document': signedIn(404, 404, 404, 404),
  'GET cases/:type/:case/files/:id': signedIn(404, 404, 404, 404),
  'GET cases/:type/:case/history': signedIn(404, 404, 404, 404),
  'GET cases/:type/:case/desk': signedIn(404, 404, 404, 404),
  'POST cases/:type/:case/reading': signedIn(404, 404, 404, 404),
  'GET cases/:type/views': signedIn(404, 404, 404, 404),
  'POST cases/:type/views': { ...signedIn(404, 404, 404, 404), body: { name: 'Mine', query: 'assigned=me' } },
  'POST cases/:type/views/remove': { ...signedIn(404, 404, 404, 404), body: { id: nobody } },
  'POST cases/:type/bulk/:transition': {
    ...signedIn(404, 404, 404, 404),
    body: { cases: [{ id: 'none', revision: 1 }] },
  },
  'POST cases/:type': { ...signedIn(404, 404, 404, 404), body: { do: 'submit' } },
  'POST cases/:type/:case/assurances': { ...signedIn(404, 404, 404, 404), body: { do: 'submit' } },
  'POST cases/:type/:case/answer': { ...signedIn(404, 404, 404, 404), body: { answers: {} } },
  'POST cases/:type/:case/ask': { ...signedIn(404, 404, 404, 404), body: { text: 'Why?', pins: [] } },
  'POST cases/:type/:case/assign': { ...signedIn(404, 404, 404, 404), body: { assignee: null } },
  'POST cases/:type/:case/comments': { ...signedIn(404, 404, 404, 404), body: { text: 'Well' } },
  'POST cases/:type/:case/opinions/:review': { ...signedIn(404, 404, 404, 404), body: { says: 'for' } },
  'POST cases/:type/:case/documents/:document/revoke': { ...signedIn(404, 404, 404, 404), body: { reason: 'Wrong' } },
  'POST cases/:type/:case/save': { ...signedIn(404, 404, 404, 404), body: { answers: {} } },
  'POST cases/:type/:case/transitions/:transition': signedIn(404, 404, 404, 404),
  'POST cases/:type/:case/withdraw-question': signedIn(404, 404, 404, 404),
  'GET scans/:code': signedIn(404, 404, 404, 404),
  'GET verify/:code': anybody(404),
  'GET checklist': signedIn(200, 200, 200, 200),
  'GET checklist/disclaimer': {
    ...signedIn(200, 200, 200, 200),
    query: '?documentNo=GRADUATE&disclaimerType=Application',
  },
  'GET company': anybody(200),
  'GET company/terms': anybody(200),
  'GET files/:id': signedIn(404, 404, 404, 404),
  'GET notifications': signedIn(200, 200, 200, 200),
  'GET dashboard': signedIn(200, 200, 200, 200),
  'GET firms': signedIn(200, 200, 200, 200),
  'POST firms/open': { ...signedIn(404, 404, 404, 404), body: { id: nobody } },
  'POST firms/:id/delete': signedIn(404, 404, 404, 404),
  'GET cpd_awards/awards': { ...signedIn(200, 200, 200, 200), query: '?memberNo=M1001' },
  'GET events': signedIn(200, 200, 200, 200),
  'GET events/all_events': signedIn(200, 200, 200, 200),
  'GET profile/ledger': signedIn(200, 200, 200, 200),
  'GET billing/pending': signedIn(200, 200, 200, 200),
  'GET billing/balance': signedIn(200, 200, 200, 200),
  'GET billing/history': signedIn(200, 200, 200, 200),
  'GET billing/checkout': { ...signedIn(422, 422, 422, 422), query: '?payload=e30' },
  'POST billing/payments': { ...signedIn(422, 422, 404, 404), body: { payload: 'e30', way: 'mpesa' } },
  'GET billing/payments/:id': signedIn(404, 404, 404, 404),
  'POST billing/payments/:id/ask': { ...signedIn(404, 404, 404, 404), body: { hasLeft: false } },
  'POST billing/callback/:token': anybody(404),
  'POST billing/result/:token': anybody(404),
  'POST billing/webhook/:way': anybody(404),
  'POST billing/received/:token/check': anybody(404),
  'POST billing/received/:token/notice': anybody(404),
  'GET subs': signedIn(200, 200, 200, 200),
  'GET subs/proforma/:id': signedIn(404, 404, 404, 404),
  'GET subs/receipt/:id': signedIn(404, 404, 404, 404),
  'GET subs/certificate/:id': signedIn(404, 404, 404, 404),
  'POST subs/certificate': signedIn(404, 404, 404, 404),
  'GET billing/proforma/:code': signedIn(404, 404, 404, 404),
  'GET billing/receipt/:code': signedIn(404, 404, 404, 404),
  'GET billing/statement/:code': signedIn(404, 404, 404, 404),
  'GET billing/credit-note/:code': signedIn(404, 404, 404, 404),
  'GET openapi.json': anybody(200),
  'GET profile': signedIn(200, 200, 200, 200),
  ...collectionOfMembers('profile/attachments'),
  ...collectionOfPeople('profile/certification'),
  'POST profile/certification/storesubjects': signedIn(404, 403, 409, 409),
  'GET profile/certification/attachment/getCertificationAttachment': {
    ...signedIn(404, 403, 404, 404),
    query: '?entryNoInt=1',
  },
  ...collectionOfPeople('profile/convictions'),
  'GET profile/experience': signedIn(200, 403, 200, 200),
  'POST profile/update/experience': signedIn(422, 403, 409, 409),
  ...collectionOfPeople('profile/institution'),
  ...collectionOfPeople('profile/specialization'),
  ...collectionOfPeople('profile/work-experience'),
  'GET profile/referee': signedIn(200, 403, 200, 200),
  'POST profile/referee': signedIn(422, 403, 409, 409),
  'POST profile/referee/add': signedIn(422, 403, 409, 409),
  'POST profile/referee/update': { ...signedIn(404, 403, 409, 409), body: { EntryNo: 99 } },
  'POST profile/referee/remove': { ...signedIn(404, 403, 409, 409), body: { EntryNo: 99 } },
  'POST profile/referee/search': { ...signedIn(422, 422, 422, 422), body: {} },
  'POST profile/referee/send_email': { ...signedIn(404, 404, 409, 409), body: { EntryNo: 99 } },
  'GET questions': anybody(422),
  'GET questions/refereeForm/:id': signedIn(404, 404, 404, 404),
  'POST questions/update': anybody(422),
  ...collectionOfFirms('profile/bankers'),
  ...recordOfFirms('profile/company-information'),
  ...collectionOfFirms('profile/directors'),
  ...collectionOfFirms('profile/employees'),
  ...collectionOfFirms('profile/facilities'),
  ...collectionOfFirms('profile/services'),
  ...collectionOfFirms('profile/shareholders'),
  'GET profile/employees/employeeSetup': anybody(200),
  'GET profile/contact': signedIn(200, 200, 200, 200),
  'GET profile/signature': signedIn(200, 200, 200, 200),
  'GET profile/firmBio': signedIn(200, 200, 200, 200),
  'GET profile/search/member': { ...anybody(200), query: '?MemberNo=TTEwMDE' },
  'GET profile/search': { ...anybody(200), query: '?term=TTEwMDE' },
  'GET profile/search/show/:profileId': anybody(404),
  'GET profile/search/stats': anybody(200),
  'GET setup/attachmentTypes': anybody(200),
  'GET setup/certification-class': anybody(200),
  'GET setup/certification-code': anybody(200),
  'GET setup/cities': anybody(200),
  'GET setup/counties': anybody(200),
  'GET setup/countries': anybody(200),
  'GET setup/discipline': anybody(200),
  'GET setup/disclaimers': anybody(200),
  'GET setup/firms': anybody(200),
  'GET setup/industry-group': anybody(200),
  'GET setup/lists/:name': anybody(200),
  'GET setup/membership-categories': anybody(200),
  'GET setup/postal-codes': anybody(200),
  'GET setup/qualification-codes': anybody(200),
  'GET setup/referee-types': anybody(200),
  'GET setup/specialization-types': anybody(200),
  'GET setup/title': anybody(200),
  'GET setup/universities': anybody(200),
  // The file is none that came with the call.
  'POST admin/members/import/check': { ...signedIn(403, 403, 400, 400), body: { file: unsentFile } },
  'POST admin/members/import': {
    ...signedIn(403, 403, 400, 400),
    body: { file: unsentFile, leave_out_wrong: false },
  },
  'POST admin/billing/runs': { ...signedIn(403, 403, 404, 404), body: { declaration: 'billing/none', year: 2026 } },
  'POST admin/billing/runs/cancel': { ...signedIn(403, 403, 404, 404), body: { id: nobody } },
  'POST admin/billing/runs/undo': { ...signedIn(403, 403, 404, 404), body: { id: nobody, reason: 'Wanted' } },
  'POST admin/finance/payer': { ...signedIn(403, 403, 404, 404), body: { number: 'none' } },
  'POST admin/finance/transfers': signedIn(403, 403, 422, 422),
  'POST admin/finance/refunds': signedIn(403, 403, 422, 422),
  'POST admin/finance/transfers/:id/take-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/payments/:id/post': {
    ...signedIn(403, 403, 404, 404),
    body: { receipt: 'SKR0000001', amount: 1, reason: 'Wanted' },
  },
  'POST admin/finance/payments/:id/set-aside': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/payments/:id/give-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/payments/:id/given-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/payments/:id/not-given-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/payments/:id/take-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/money/:id/assign': {
    ...signedIn(403, 403, 404, 404),
    body: { holder: 'M-1', reason: 'Wanted' },
  },
  'POST admin/finance/money/:id/set-aside': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/heard-money/:id/set-aside': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/heard-money/:id/take-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/money/:id/returned': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/money/:id/take-back': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/finance/statements/import/check': { ...signedIn(403, 403, 400, 400), body: { file: unsentFile } },
  'POST admin/finance/statements/import': {
    ...signedIn(403, 403, 400, 400),
    body: { file: unsentFile, leave_out_wrong: false },
  },
  'POST admin/finance/statements/imports/cancel': { ...signedIn(403, 403, 404, 404), body: { id: nobody } },
  'POST admin/members/imports/cancel': { ...signedIn(403, 403, 404, 404), body: { id: nobody } },
  'POST admin/cpd/awards': {
    ...signedIn(403, 403, 422, 422),
    body: { memberNo: 'NOBODY', description: 'Reading', period: 2020, pointAwarded: 1 },
  },
  'POST admin/events': {
    ...signedIn(403, 403, 404, 404),
    body: {
      no: 'EV-1',
      description: 'Open day',
      eventType: 'SPECIALS',
      startDate: '2027-03-01',
      endDate: '2027-03-01',
      id: nobody,
    },
  },
  'POST admin/events/cancel/:id': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/cpd/withdraw/:id': { ...signedIn(403, 403, 404, 404), body: { reason: 'Wanted' } },
  'POST admin/cpd/import/check': { ...signedIn(403, 403, 400, 400), body: { file: unsentFile } },
  'POST admin/cpd/import': { ...signedIn(403, 403, 400, 400), body: { file: unsentFile, leave_out_wrong: false } },
  'POST admin/cpd/imports/cancel': { ...signedIn(403, 403, 404, 404), body: { id: nobody } },
  'POST admin/jobs/cancel': { ...signedIn(403, 403, 404, 404), body: { name: 'none', id: nobody } },
  'POST admin/jobs/retry': { ...signedIn(403, 403, 404, 404), body: { name: 'none', id: nobody } },
  'POST admin/loginas': { ...signedIn(403, 403, 404, 404), body: { id: nobody } },
  'POST auth/activation': anybody(422),
  'POST auth/activation/activate': anybody(422),
  'POST auth/createFirm': anybody(422),
  'POST auth/leave': signedIn(403, 403, 403, 403),
  'POST auth/login': anybody(422),
  'POST auth/logout': signedIn(200, 200, 200, 200),
  'POST auth/notification': signedIn(400, 400, 400, 400),
  'POST auth/password': anybody(422),
  'POST auth/password-link': { ...anybody(422), body: { token: nobody } },
  'POST auth/password-reset': anybody(422),
  'POST auth/register': anybody(422),
  'POST auth/sessions/end': { ...signedIn(200, 200, 200, 200), body: { others: true } },
  'POST auth/set-password': signedIn(422, 422, 422, 422),
  'POST auth/verify': anybody(422),
  'POST auth/verify-otp': anybody(422),
  'POST error-reports': anybody(422),
  'POST notifications/read': { ...signedIn(200, 200, 200, 200), body: { all: true } },
  'POST profile': signedIn(409, 403, 422, 422),
  'POST profile/approve-names': { ...signedIn(200, 409, 409, 409), body: names },
  'POST profile/contact': signedIn(422, 422, 409, 409),
  'POST profile/contact/remove': { ...signedIn(404, 404, 409, 409), body: { EntryNo: 99 } },
  'POST profile/contact/update': { ...signedIn(404, 404, 409, 409), body: { EntryNo: 99 } },
  'POST profile/signature': signedIn(422, 422, 409, 409),
  'POST profile/firmBio/create': signedIn(403, 409, 403, 403),
  'POST profile/firmBio/update': signedIn(403, 422, 403, 403),
  'POST profile/update': signedIn(422, 403, 409, 409),
  // What case types declare: nobody finds somebody else's case, and who has no profile begins none.
  'GET application/acceptanceLetter/:number': signedIn(404, 404, 404, 404),
  'GET application/certificate/:number': signedIn(404, 404, 404, 404),
  'GET application/document/:number': signedIn(404, 404, 404, 404),
  'GET application/rejectionLetter/:number': signedIn(404, 404, 404, 404),
  'GET license': signedIn(200, 200, 200, 200),
  'GET license/:number': signedIn(404, 404, 404, 404),
  'GET license/application/:number': signedIn(404, 404, 404, 404),
  'GET license/checklist/:id': signedIn(200, 200, 409, 409),
  'GET license/good_standing_certificate/:memberNo': signedIn(404, 404, 404, 404),
  'GET license/profile': signedIn(200, 200, 409, 409),
  'GET license/proforma/:number': signedIn(404, 404, 404, 404),
  'GET upgrade': signedIn(200, 200, 200, 200),
  'GET upgrade/checklist/:toCategory': signedIn(200, 200, 409, 409),
  'GET upgrade/plans': signedIn(200, 200, 409, 409),
  'POST admin/checkProfileApplication': signedIn(403, 403, 404, 404),
  'POST admin/createNewProfileApplication': signedIn(403, 403, 404, 404),
  'POST application/submit': signedIn(404, 404, 404, 404),
  'POST license': signedIn(422, 422, 409, 409),
  'POST license/update': signedIn(404, 404, 404, 404),
  'POST upgrade/acceptance-letter': signedIn(404, 404, 404, 404),
  'POST upgrade/submit': signedIn(422, 422, 409, 409),
  'POST upgrade/upgrade-report': signedIn(404, 404, 404, 404),
}
