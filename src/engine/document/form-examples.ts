import type { CaseRun } from './case-run.ts'
import type { JsonObject } from '../json/json.ts'

export interface FormExamples {
  readonly valid: readonly FormExample[]
  readonly invalid: readonly InvalidExample[]
  /** Of a case type: courses of a case, each with what every step gives. */
  readonly runs?: readonly CaseRun[]
}

export interface FormExample {
  readonly id: string
  readonly description?: string
  readonly answers: JsonObject
  /** Parts of the evaluation context that this example needs; `today` defaults to 2026-01-15. */
  readonly context?: JsonObject
}

export interface InvalidExample extends FormExample {
  /** The exact set of messages that it must get, by the pointers of their fields. */
  readonly issues: readonly { readonly pointer: string; readonly message: string }[]
}
