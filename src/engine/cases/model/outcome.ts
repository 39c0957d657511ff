import type { DocumentId } from '../../document/document-id.ts'
import type { FieldIssue } from '../../document/issue.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { Case, FrozenAnswers } from './case.ts'
import type { PinnedRecord } from './question-pin.ts'

/** What an act leads to. A refused one changes nothing. */
export type StepOutcome = Taken | Refused

export interface Taken {
  readonly ok: true
  readonly next: Case
  readonly effects: readonly Effect[]
  /** What happened, for transitions that the system takes `on` it. */
  readonly events: readonly string[]
  readonly history: readonly HistoryEntry[]
}

export interface Refused {
  readonly ok: false
  readonly refusals: readonly CaseRefusal[]
}

/**
 * Why an act is refused: it names no transition or review; the case has changed since; the state is another; the actor
 * may not; it is not offered; the actor took a part that excludes this one; a question is open; a guard fails; an
 * answer is invalid; an assurance is missing; another case has the same key; the opinion was given before; no question
 * is open; a question is pinned to what does not exist; an answer changes what was not asked about; a charge to bill
 * has no amount; there are not as many places as the case takes.
 */
export const refusalCodes = [
  'unknown',
  'stale',
  'not-here',
  'not-yours',
  'not-offered',
  'four-eyes',
  'asked',
  'guard',
  'invalid',
  'unassured',
  'taken',
  'once',
  'not-asked',
  'unknown-pin',
  'not-pinned',
  'no-amount',
  'full',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export interface CaseRefusal {
  readonly code: RefusalCode
  /** The guard, unique key or assurance. */
  readonly id?: string
  /** The declared message of a guard, a key or a pool, with its parameters. */
  readonly message?: string
  readonly params?: JsonObject
  /** Where to mend it. */
  readonly mend?: string
  readonly issues?: readonly FieldIssue[]
  /** The pins, or the answers, that are refused; of a key that is taken, the answer that repeats another case. */
  readonly pointers?: readonly JsonPointer[]
}

export const refused = (code: RefusalCode, more: Omit<CaseRefusal, 'code'> = {}): Refused => ({
  ok: false,
  refusals: [{ code, ...more }],
})

/** A number to draw from a series in the transaction: `format` still has `{sequence}`. */
export interface Draw {
  readonly series: string
  /** The values that have a series of their own. */
  readonly scope: readonly string[]
  readonly format: string
}

/** A value to write: JSON, or a number that is still to be drawn. */
export type WrittenValue = { readonly value: JsonValue } | { readonly draw: Draw }

/** What follows an act outside of the case, in order. */
export type Effect =
  | { readonly effect: 'number'; readonly draw: Draw }
  | { readonly effect: 'freeze'; readonly frozen: FrozenAnswers }
  | {
      /** The pinned records, and the answers, of what was submitted, as the owner has corrected them. */
      readonly effect: 'freeze-again'
      readonly frozen: FrozenAnswers
      readonly records: readonly PinnedRecord[]
    }
  | { readonly effect: 'bill'; readonly charges: readonly BilledCharge[] }
  | { readonly effect: 'credit'; readonly charge: string; readonly percent: number }
  | {
      readonly effect: 'write'
      readonly to: string
      /** The record of a section to change; a new one where it is undefined. */
      readonly record?: JsonObject
      readonly values: Readonly<Record<string, WrittenValue>>
    }
  | {
      readonly effect: 'issue'
      readonly document: string
      readonly documentTemplate: DocumentId
      readonly replaces: boolean
      readonly until?: JsonValue
      /** Draws its number; without it, the number follows from the case's. */
      readonly draw?: Draw
    }
  | PoolEffect
  | { readonly effect: 'award'; readonly values: JsonObject }
  | { readonly effect: 'notify'; readonly message: string; readonly to: readonly string[] }
  | { readonly effect: 'start'; readonly case: DocumentId; readonly transition: string; readonly answers: JsonObject }
  | { readonly effect: 'move'; readonly relation: string; readonly transition: string; readonly input: JsonObject }

/** Takes, waits for, or gives back places; then the event `place` happens for the cases with these ids, in order. */
export interface PoolEffect {
  readonly effect: 'pool'
  readonly becomes: 'places' | 'turn' | 'none'
  readonly takes: number
  readonly offers: readonly string[]
}

export interface BilledCharge {
  readonly id: string
  readonly description: string
  /** Integer cents, with the VAT. */
  readonly amount: number
  /** The VAT's rate, in percent. */
  readonly vat: number
  /** A date. */
  readonly due?: string
}

/** An entry of the case's history, which is only appended to. */
export interface HistoryEntry {
  readonly at: string
  /** A person, or `system`. */
  readonly by: string
  /** Whoever was logged in as that person. */
  readonly through?: string
  readonly kind: 'transition' | 'save' | 'review' | 'question' | 'answer' | 'withdrawal' | 'assignment'
  /** The transition or review. */
  readonly what?: string
  readonly from: string
  readonly to: string
  readonly revision: number
  readonly input?: JsonObject
  /** Its owner does not see it. */
  readonly hidden: boolean
}
