import type { DocumentId } from './document-id.ts'
import type { ExampleRecord } from './checklist.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** A course of a case that the check walks. */
export interface CaseRun {
  readonly id: string
  readonly after?: string | null
  readonly description?: string
  /** The date of its first step; `2026-01-15` unless given. */
  readonly today?: string
  readonly given?: RunGiven
  readonly steps: readonly RunStep[]
}

/** What is so from the beginning. Without it the owner is an active member, and every checklist is complete. */
export interface RunGiven {
  readonly user?: JsonObject
  readonly profile?: JsonObject
  /** Other facts by name, e.g. `checklist.own.complete`. */
  readonly facts?: Readonly<Record<string, JsonValue>>
  /** The stored records, by section. */
  readonly records?: Readonly<Record<DocumentId, readonly ExampleRecord[]>>
  /** What each relation finds: cases or records; of what the organisation keeps, one record. */
  readonly related?: Readonly<Record<string, JsonObject | readonly JsonObject[]>>
}

/** One step, and what it gives. What is not stated is not compared. */
export interface RunStep extends RunAct, RunExpectation {}

/** What happens: exactly one of `do`, `review`, `ask`, `answer`, `withdraw`, `save`, `pay`, `wait` and `event`. */
export interface RunAct {
  /** Who: `owner` or a role; after a colon the name of one of several people, such as `verifier:a`. */
  readonly as?: string
  /** A transition. */
  readonly do?: string
  /**
   * The input of a transition or review; at the start and where answers may be changed, the answers. A text that starts
   * with `=` names a fact, e.g. `=user.category`.
   */
  readonly with?: JsonObject
  /** Assurances that are not given. */
  readonly without?: readonly string[]
  readonly review?: string
  readonly says?: 'for' | 'against'
  /** A question about these fields. */
  readonly ask?: readonly string[]
  readonly answer?: JsonObject
  readonly withdraw?: true
  readonly save?: JsonObject
  /** Cents that the owner pays; or all that is owed, because prices differ between organisations. */
  readonly pay?: number | 'all'
  /** A step of a timer, such as `timer.end.over`, until whose day time passes; or a duration. */
  readonly wait?: string
  /** An event from outside of the case. */
  readonly event?: string
  /** What is so from this step on: facts, and what relations find. */
  readonly given?: Pick<RunGiven, 'facts' | 'related'>
  /** Begins another case of the same owner. */
  readonly new?: true
}

export interface RunExpectation {
  /** The state afterwards. */
  readonly state?: string
  /** The documents that were issued, in order. */
  readonly documents?: readonly string[]
  /** The messages that were sent, in order. */
  readonly messages?: readonly string[]
  /** The types of the cases that were started. */
  readonly starts?: readonly string[]
  /** The points that were awarded, by field. */
  readonly awards?: readonly JsonObject[]
  /** How many invoices the case has by then. */
  readonly invoices?: number
  /** Answers that the case has afterwards. */
  readonly answers?: JsonObject
  /** The guard, key or code of a refusal. */
  readonly refused?: string
}
