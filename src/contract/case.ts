import { Type } from 'typebox'
import type { Static } from 'typebox'
import { stateColors } from '../engine/cases/model/state-color.ts'
import type { JsonObject } from '../engine/json/json.ts'
import { AskedQuestion, questionBodies } from './case-question.ts'
import { Day } from './day.ts'
import { OfferedStep } from './offered-step.ts'
import { LastCaseChange } from './response.ts'
import { documentStandings } from './verification.ts'

const Answers = Type.Unsafe<JsonObject>({ type: 'object' })
const Nullable = <Name extends ReturnType<typeof Type.String>>(schema: Name) => Type.Union([schema, Type.Null()])
const Person = Type.Object({ id: Type.String(), name: Type.String() })

/** One case in a list. Moments are date-times in the organisation's offset. */
export const CaseSummary = Type.Object({
  id: Type.String(),
  /** E.g. `licence`. */
  type: Type.String(),
  number: Type.String(),
  state: Type.String(),
  /** The state's title as the caller reads it. */
  title: Type.String(),
  color: Type.Enum([...stateColors]),
  final: Type.Boolean(),
  revision: Type.Integer(),
  owner: Person,
  /** The membership category of the owner's account, for staff. */
  category: Type.Optional(Type.String()),
  assignee: Type.Union([Person, Type.Null()]),
  /** Whether a question waits for the owner. */
  asked: Type.Boolean(),
  /** The last day for what is to be done, a date. */
  due: Nullable(Type.String()),
  started: Type.String(),
  entered: Type.String(),
})
export type CaseSummary = Static<typeof CaseSummary>

export const CaseList = Type.Object({
  items: Type.Array(CaseSummary),
  /** For `after` of the next page; null on the last one. */
  next: Nullable(Type.String()),
  /** For `before` of the page before, on the desk; null on the first one. */
  previous: Type.Optional(Nullable(Type.String())),
})

export type CaseCards = Static<typeof CaseList>

const Review = Type.Object({
  review: Type.String(),
  by: Type.String(),
  says: Type.Enum(['for', 'against']),
  at: Type.String(),
  input: Answers,
})

const Comment = Type.Object({
  id: Type.String(),
  by: Person,
  text: Type.String(),
  at: Type.String(),
  /** The applicant does not see it. */
  hidden: Type.Boolean(),
})

const CaseDocument = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Issued ones never change. */
  issued: Nullable(Type.String()),
  holds: Type.Union([Type.Enum([...documentStandings]), Type.Null()]),
  /** Of an issued one: its number, and the code by which anybody can verify it. */
  number: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
})

/** A case as its caller sees it. */
export const CaseView = Type.Object({
  ...CaseSummary.properties,
  /** As they are now, and as they were submitted. */
  answers: Answers,
  submitted: Type.Union([Answers, Type.Null()]),
  /** By the names that the case type declares for calls. */
  fields: Answers,
  transitions: Type.Array(OfferedStep),
  reviews: Type.Array(Review),
  question: Type.Union([AskedQuestion, Type.Null()]),
  comments: Type.Array(Comment),
  documents: Type.Array(CaseDocument),
  /**
   * For the owner: how many days cases of the type usually stand in this state, at least 1; null while too few have
   * left it, and for others.
   */
  usualDays: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  /**
   * What the caller may do besides transitions: `save`, `answer`, `ask`, `withdraw`, `assign`, `revoke`, and ids of
   * reviews.
   */
  may: Type.Array(Type.String()),
})
export type CaseView = Static<typeof CaseView>

/** An entry of the history. */
export const CaseEntry = Type.Object({
  ...LastCaseChange.properties,
  kind: Type.String(),
  from: Type.String(),
  to: Type.String(),
  input: Answers,
  hidden: Type.Boolean(),
})
export type CaseEntry = Static<typeof CaseEntry>

/** How many cases of a type stand in a state, and since when the one that waits longest; null when none waits. */
export const CaseQueue = Type.Object({
  type: Type.String(),
  typeTitle: Type.String(),
  state: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
  oldest: Nullable(Type.String()),
})
export type CaseQueue = Static<typeof CaseQueue>

/** The assurances that the caller has given for a transition, and the one that comes next. */
export const CaseAssurances = Type.Object({
  given: Type.Array(Type.String()),
  next: Type.Union([Type.Object({ id: Type.String(), kind: Type.String() }), Type.Null()]),
})
export type CaseAssurances = Static<typeof CaseAssurances>

const text = Type.String({ minLength: 1, maxLength: 5000 })
/** The revision that the caller saw: a change since then is refused. */
const revision = Type.Optional(Type.Integer({ minimum: 1 }))
const closed = { additionalProperties: false } as const

/** How cases on the desk may be sorted. */
const caseOrders = ['age', '-age', 'number', '-number', 'started', '-started'] as const
export type CaseOrder = (typeof caseOrders)[number]

export const CaseQuery = Type.Object({
  /** The caller's own cases, or those that they work on; own ones unless given. */
  of: Type.Optional(Type.Enum(['own', 'desk'])),
  state: Type.Optional(Type.String({ maxLength: 100 })),
  /** Only those that are assigned to the caller, or to nobody. */
  assigned: Type.Optional(Type.Enum(['me', 'nobody'])),
  /** A part of the number. */
  number: Type.Optional(Type.String({ maxLength: 100 })),
  /** On the desk: a part of the number or of the owner's name. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  /** On the desk: whether a question waits for the owner. */
  asked: Type.Optional(Type.Enum(['yes', 'no'])),
  /** On the desk: only those that have stood in their state for so many days. */
  waiting: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
  /** On the desk: whether finished ones are listed too, which else only a search for their state lists. */
  finished: Type.Optional(Type.Enum(['yes'])),
  /** On the desk: the first and the last day on which they began, in the organisation's time. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** On the desk: by how long they have stood in their state, unless given; with a minus, the other way round. */
  sort: Type.Optional(Type.Enum(caseOrders)),
  before: Type.Optional(Type.String({ maxLength: 200 })),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})
export type CaseQuery = Static<typeof CaseQuery>

export const caseBodies = {
  start: Type.Object(
    {
      do: Type.String(),
      answers: Type.Optional(Answers),
      input: Type.Optional(Answers),
      /** The account for which staff start it; the caller's own unless given. */
      owner: Type.Optional(Type.String({ maxLength: 100 })),
    },
    closed,
  ),
  save: Type.Object({ answers: Answers, revision }, closed),
  take: Type.Object({ answers: Type.Optional(Answers), input: Type.Optional(Answers), revision }, closed),
  ...questionBodies,
  review: Type.Object({ says: Type.Enum(['for', 'against']), input: Type.Optional(Answers), revision }, closed),
  comment: Type.Object({ text, hidden: Type.Optional(Type.Boolean()) }, closed),
  assure: Type.Object(
    {
      /** The transition. */
      do: Type.String(),
      answers: Type.Optional(Answers),
      /** The id of the text that the caller accepts. */
      accept: Type.Optional(Type.String()),
    },
    closed,
  ),
  assign: Type.Object({ assignee: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]), revision }, closed),
}
