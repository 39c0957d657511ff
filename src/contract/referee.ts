import { Type } from 'typebox'
import type { Static } from 'typebox'
import { CatalogueText } from './catalogue-text.ts'
import { defineCall } from './define-call.ts'
import { PrintedPdf } from './printed.ts'

/** How long a referee's link works. */
export const refereeLinkDays = 30

/** POST profile/referee/search: by a membership number, as typed. */
export const RefereeSearchBody = Type.Object({ MemberNo: Type.String({ minLength: 1, maxLength: 100 }) })
export type RefereeSearchBody = Static<typeof RefereeSearchBody>

/** Prefilled values for the form of a referee. Contact details are masked: only the server knows them in full. */
export const FoundReferee = Type.Object({
  MemberNo: Type.String(),
  Name: Type.String(),
  /** As `w•••@d•••.example`. */
  Email: Type.String(),
  /** As `•••• 123`. */
  PhoneNo: Type.String(),
})
export type FoundReferee = Static<typeof FoundReferee>

/** POST profile/referee/send_email: the referee’s record by its entry number. */
export const RefereeEmailBody = Type.Object({ EntryNo: Type.Integer({ minimum: 1 }) }, { additionalProperties: true })
export type RefereeEmailBody = Static<typeof RefereeEmailBody>

/** What was done; and, if the register has changed since the record was saved, how that affected the e-mail. */
export const RefereeAsked = Type.Object({ message: CatalogueText, notice: Type.Optional(CatalogueText) })
export type RefereeAsked = Static<typeof RefereeAsked>

/**
 * GET questions: the link’s user (the referee’s membership number) and its code; plain, or in base64 as in the link.
 */
export const RefereeFormQuery = Type.Object({
  memberNo: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.String({ minLength: 1, maxLength: 200 }),
})
export type RefereeFormQuery = Static<typeof RefereeFormQuery>

export const RefereeQuestion = Type.Object({
  /** The field of the form. */
  questionNo: Type.String({ maxLength: 100 }),
  question: Type.String(),
  answer: Type.String(),
})
export type RefereeQuestion = Static<typeof RefereeQuestion>

/** The questions for a referee, and the applicant they are about. */
export const RefereeForm = Type.Object({
  referee: Type.Object({
    Name: Type.String(),
    MemberNo: Type.String(),
    refereeType: Type.String(),
    type: Type.String(),
  }),
  applicant: Type.Object({ Name: Type.String(), category: Type.String() }),
  /** The declared form whose fields are the questions; null where there are none. */
  form: Type.Union([Type.String(), Type.Null()]),
  /** Whether the links in the e-mail answer in one step: after one confirming button, or when opened. */
  links: Type.Enum(['none', 'confirm', 'on-load']),
  /** ISO 8601, UTC. */
  expires_at: Type.String(),
  Questions: Type.Array(RefereeQuestion),
})
export type RefereeForm = Static<typeof RefereeForm>

/** POST questions/update. The remark is required to reject a request that has questions. */
export const RefereeResponseBody = Type.Object({
  memberNo: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.String({ minLength: 1, maxLength: 200 }),
  response: Type.Enum(['Accept', 'Reject']),
  Remarks: Type.Optional(Type.String({ maxLength: 5000 })),
  Questions: Type.Optional(
    Type.Array(
      Type.Object({
        questionNo: Type.String({ maxLength: 100 }),
        question: Type.Optional(Type.String({ maxLength: 5000 })),
        answer: Type.Optional(Type.String({ maxLength: 5000 })),
      }),
      { maxItems: 100 },
    ),
  ),
})
export type RefereeResponseBody = Static<typeof RefereeResponseBody>

/** The current request, as the only item of a list. */
export const RefereeResponse = Type.Object({
  Name: Type.String(),
  refereeType: Type.String(),
  response: Type.Enum(['Accept', 'Reject']),
})
export type RefereeResponse = Static<typeof RefereeResponse>

export const refereeCalls = {
  searchReferee: defineCall({
    method: 'POST',
    path: 'profile/referee/search',
    session: 'required',
    tag: 'Profile',
    summary: 'An active member by number, to fill in the form of a referee; e-mail and phone are masked',
    body: RefereeSearchBody,
    formData: true,
    response: FoundReferee,
    refusals: ['member-not-found', 'too-many'],
  }),
  askReferee: defineCall({
    method: 'POST',
    path: 'profile/referee/send_email',
    session: 'required',
    tag: 'Profile',
    summary: 'Send a referee the link to the questions, or a reminder to one who was asked already',
    body: RefereeEmailBody,
    formData: true,
    remindsWithin: refereeLinkDays,
    response: RefereeAsked,
    refusals: ['not-found', 'no-profile', 'forbidden', 'already-answered', 'invalid', 'too-many'],
  }),
  refereeForm: defineCall({
    method: 'GET',
    path: 'questions',
    tag: 'Profile',
    summary: 'What a referee is asked, by the link that was e-mailed',
    query: RefereeFormQuery,
    response: RefereeForm,
    refusals: ['request-not-found', 'already-answered', 'request-over', 'too-many'],
  }),
  answerReferee: defineCall({
    method: 'POST',
    path: 'questions/update',
    tag: 'Profile',
    summary: 'Accept or reject, once, by the link that was e-mailed',
    body: RefereeResponseBody,
    formData: true,
    response: Type.Array(RefereeResponse),
    refusals: ['request-not-found', 'already-answered', 'request-over', 'invalid', 'too-many'],
  }),
  refereeReport: defineCall({
    method: 'GET',
    path: 'questions/refereeForm/:id',
    session: 'required',
    tag: 'Profile',
    summary: 'What a referee answered, as a tagged PDF in base64: of an own referee by the entry number',
    response: PrintedPdf,
    refusals: ['report-not-found', 'documents-busy', 'document-failed'],
  }),
}
