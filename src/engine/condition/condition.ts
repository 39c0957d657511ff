import type { JsonValue } from '../json.ts'

/**
 * A condition: a closed tree that says when a field, tab, column, action or menu entry is shown, enabled or required.
 * It is data; nothing in it is ever executed as code.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly none: readonly Condition[] }
  | Test

/**
 * One test of one named value. The value's name is a dotted path whose first part is its source:
 * `answers` (the form's answers; inside a list's item, the item's are `row`), `record` (a stored record or table row),
 * `records` (all records of a collection; a path through a list gives the list of what its items hold, so
 * `{"value":"records.Type","contains":"Personal"}` asks whether any record is Personal), `user`, `profile`, `settings`,
 * and `today` alone (a date, `YYYY-MM-DD`).
 */
export interface Test {
  readonly value: ValueName
  readonly equals?: Operand
  readonly notEquals?: Operand
  readonly in?: readonly JsonValue[]
  readonly notIn?: readonly JsonValue[]
  /** true: absent, null, '', [] or {}; false: none of these. */
  readonly empty?: boolean
  readonly greaterThan?: Operand
  readonly atLeast?: Operand
  readonly lessThan?: Operand
  readonly atMost?: Operand
  /** Dates (`YYYY-MM-DD`) and date-times, compared as such. */
  readonly before?: Operand
  readonly after?: Operand
  /** The list holds the operand. */
  readonly contains?: Operand
}

/** A literal, or another named value. */
export type Operand = JsonValue | { readonly value: ValueName }

export type ValueName = string

/** The sources that a value name may begin with. */
export const valueSources = ['answers', 'row', 'record', 'records', 'user', 'profile', 'settings', 'today'] as const
export type ValueSource = (typeof valueSources)[number]
