import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { JsonObject } from '../engine/json/json.ts'
import { AnsweredQuestion } from './case-question.ts'
import { CaseQuery, CaseSummary } from './case.ts'
import { defineCall } from './define-call.ts'
import { DeskEvidence } from './desk-evidence.ts'
import { DeskMoney } from './desk-money.ts'
import { RefereeQuestion } from './referee.ts'

const Answers = Type.Unsafe<JsonObject>({ type: 'object' })
const Nullable = <Name extends ReturnType<typeof Type.String>>(schema: Name) => Type.Union([schema, Type.Null()])
const Person = Type.Object({ id: Type.String(), name: Type.String() })

/** The records of a section: as they were submitted, and as they are now. */
const ComparedSection = Type.Object({
  /** E.g. `sections/contacts`. */
  section: Type.String(),
  /** Null until something was submitted. */
  submitted: Type.Union([Type.Array(Answers), Type.Null()]),
  current: Type.Array(Answers),
})
export type ComparedSection = Static<typeof ComparedSection>

const DeskChecklist = Type.Object({
  /** As the case type names it. */
  id: Type.String(),
  items: Type.Array(
    Type.Object({ id: Type.String(), description: Type.String(), mandatory: Type.Boolean(), passes: Type.Boolean() }),
  ),
})
export type DeskChecklist = Static<typeof DeskChecklist>

/** A person who was asked about the applicant. Moments are date-times in the organisation's offset. */
const DeskReferee = Type.Object({
  id: Type.String(),
  name: Type.String(),
  memberNo: Type.String(),
  asked: Type.String(),
  answered: Nullable(Type.String()),
  response: Type.Union([Type.Enum(['Accept', 'Reject']), Type.Null()]),
  remarks: Nullable(Type.String()),
  questions: Type.Array(RefereeQuestion),
})
export type DeskReferee = Static<typeof DeskReferee>

/** Something that happened but does not move the case yet, and why. */
const WaitingEvent = Type.Object({ event: Type.String(), reasons: Type.Array(Type.String()), next: Type.String() })

/** What staff read beside a case. */
export const DeskCase = Type.Object({
  sections: Type.Array(ComparedSection),
  /** Those that the owner has answered, the newest first. */
  questions: Type.Array(AnsweredQuestion),
  checklists: Type.Array(DeskChecklist),
  referees: Type.Array(DeskReferee),
  /** Other cases of the same profile that the caller sees, newest first. */
  others: Type.Array(CaseSummary),
  /** Who gave the opinions. */
  reviewers: Type.Array(Person),
  /** Who may be assigned. */
  staff: Type.Array(Person),
  waiting: Type.Array(WaitingEvent),
  /** What the owner agreed to and proved when they submitted, in that order. */
  assured: Type.Array(DeskEvidence),
  money: DeskMoney,
  /** The numbers of the cases before and after it in the queue that the query names. */
  previous: Nullable(Type.String()),
  next: Nullable(Type.String()),
})
export type DeskCase = Static<typeof DeskCase>

/** Filters of the desk under a name that their user gave them; the query is that of the list's address. */
export const DeskView = Type.Object({ id: Type.String(), name: Type.String(), query: Type.String() })
export type DeskView = Static<typeof DeskView>

/** How many filters a user may keep for a type of cases. */
export const mostDeskViews = 20

/** What became of one of many cases. */
const BulkOutcome = Type.Object({
  id: Type.String(),
  number: Type.String(),
  /** Null when it was done. */
  refused: Nullable(Type.String()),
})
export type BulkOutcome = Static<typeof BulkOutcome>

/** The calls of staff beside those of every case. */
export const deskCalls = {
  deskCase: defineCall({
    method: 'GET',
    path: 'cases/:type/:case/desk',
    session: 'required',
    tag: 'Case',
    summary: 'What staff read beside a case: records then and now, checklists, referees, other cases',
    query: CaseQuery,
    response: DeskCase,
    refusals: ['not-found'],
  }),
  readCase: defineCall({
    method: 'POST',
    path: 'cases/:type/:case/reading',
    session: 'required',
    tag: 'Case',
    summary: 'Say that the caller has the case open for the next minute; returns who else has',
    response: Type.Array(Person),
    refusals: ['not-found'],
  }),
  deskViews: defineCall({
    method: 'GET',
    path: 'cases/:type/views',
    session: 'required',
    tag: 'Case',
    summary: 'The filters of the desk that the caller has saved, by name',
    response: Type.Array(DeskView),
    refusals: ['not-found'],
  }),
  saveDeskView: defineCall({
    method: 'POST',
    path: 'cases/:type/views',
    session: 'required',
    tag: 'Case',
    summary: 'Save filters of the desk; they replace those of the same name',
    body: Type.Object(
      { name: Type.String({ maxLength: 60, pattern: '\\S' }), query: Type.String({ maxLength: 500 }) },
      { additionalProperties: false },
    ),
    response: Type.Array(DeskView),
    refusals: ['not-found', 'too-many-records'],
  }),
  removeDeskView: defineCall({
    method: 'POST',
    path: 'cases/:type/views/remove',
    session: 'required',
    tag: 'Case',
    summary: 'Forget saved filters; those that are gone already are no error',
    body: Type.Object({ id: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
    response: Type.Array(DeskView),
    refusals: ['not-found'],
  }),
  takeForMany: defineCall({
    method: 'POST',
    path: 'cases/:type/bulk/:transition',
    session: 'required',
    tag: 'Case',
    summary: 'Take a transition of several cases, each by itself',
    body: Type.Object(
      {
        cases: Type.Array(
          Type.Object({ id: Type.String({ maxLength: 100 }), revision: Type.Integer({ minimum: 1 }) }),
          { minItems: 1, maxItems: 50 },
        ),
        input: Type.Optional(Answers),
      },
      { additionalProperties: false },
    ),
    response: Type.Array(BulkOutcome),
    refusals: ['not-found', 'bad-request'],
  }),
}
