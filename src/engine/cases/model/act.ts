import type { JsonObject } from '../../json/json.ts'
import type { Actor } from './actor.ts'
import type { GivenAssurance } from './case.ts'
import type { QuestionPin } from './question-pin.ts'

/** One thing that somebody does with a case. */
export type Act = TransitionAct | SaveAct | ReviewAct | AskAct | AnswerAct | WithdrawAct | AssignAct

interface ActBase {
  readonly by: Actor
  /** The revision that the actor saw; without it, the current one. */
  readonly revision?: number
}

/** Takes a transition. */
export interface TransitionAct extends ActBase {
  readonly do: string
  /** What the transition asks. */
  readonly input?: JsonObject
  /** The case's own answers, at its start and from an editable state. */
  readonly answers?: JsonObject
  readonly attempt?: Attempt
}

/** Saves answers in an editable state. */
export interface SaveAct extends ActBase {
  readonly save: JsonObject
}

export interface ReviewAct extends ActBase {
  readonly review: string
  readonly says: 'for' | 'against'
  readonly input?: JsonObject
}

/** Asks the owner a question. */
export interface AskAct extends ActBase {
  readonly ask: { readonly text: string; readonly pins: readonly QuestionPin[] }
}

/** Answers the open question. */
export interface AnswerAct extends ActBase {
  readonly answer: {
    /** The case's own answers; as they were unless given. */
    readonly answers?: JsonObject
    /** Words beside them. */
    readonly words?: string
  }
}

/** Withdraws the open question. */
export interface WithdrawAct extends ActBase {
  readonly withdraw: true
}

/** Assigns the case to a person, or to nobody. */
export interface AssignAct extends ActBase {
  readonly assign: string | null
}

/** The assurances that a user has given so far for one transition of one case. */
export interface Attempt {
  readonly transition: string
  /** `signedHash` of what is signed: a change of it voids the attempt. */
  readonly hash: string
  readonly openedAt: string
  readonly given: readonly GivenAssurance[]
}
