import type { JsonValue } from '../json/json.ts'
import type { All, Any, None } from './condition-groups.ts'

/**
 * A condition: a closed tree that decides whether a field, tab, column, action or menu entry is shown, enabled or
 * required. It is data; no part of it is ever executed as code.
 */
export type Condition = All<Condition> | Any<Condition> | None<Condition> | Test

/**
 * One test of one named value. The value's name is a dotted path whose first part is its source: `answers` (the form's
 * answers; inside a list item, `row` is the item), `record` (a stored record or table row), `records` (all records of a
 * collection; a path through a list returns the list of its items' values, so
 * `{"value":"records.Type","contains":"Personal"}` asks whether any record is Personal), `user`, `profile`, `settings`,
 * and `today` alone (a date, `YYYY-MM-DD`). Case types have more sources, the facts of a case (`caseSources`), and
 * templates of documents others (`documentSources`).
 */
export interface Test {
  readonly value: ValueName
  /** The operand of each operator, by the operator's name; `operators/` has a file for each. */
  readonly [operator: string]: Operand | undefined
}

/** A literal, or another named value. */
export type Operand = JsonValue | { readonly value: ValueName }

export type ValueName = string

/** The sources that the name of a value may start with in a case type's declaration only. */
export const caseSources = [
  'case',
  'input',
  'last',
  'actor',
  'related',
  'pool',
  'checklist',
  'charge',
  'ledger',
  'points',
  'review',
  'timer',
  'year',
] as const
export type CaseSource = (typeof caseSources)[number]

/**
 * The sources that templates of documents have besides: the organisation, whom the document is about, what an issued
 * one states about itself, the sections of a profile, and what its owner agreed to and signed.
 */
export const documentSources = ['organisation', 'owner', 'issued', 'sections', 'evidence', 'posted'] as const
export type DocumentSource = (typeof documentSources)[number]

const formSources = ['answers', 'row', 'record', 'records', 'user', 'profile', 'settings', 'today'] as const

/** The sources that a value name may start with. */
export type ValueSource = (typeof formSources)[number] | CaseSource | DocumentSource
