import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { PlacedItem } from './page-base.ts'

/** A question that users must answer before they add the first record; the answer is stored with the profile. */
export interface GateDefinition {
  /** The record section that stores the answer: its `list` call reads it, its `save` call stores it. */
  readonly section: DocumentId
  /** The section's field for the answer. */
  readonly field: string
  /** The first question whose condition is true is used. */
  readonly questions: readonly GateQuestionDefinition[]
  readonly answers: readonly GateAnswer[]
}

export interface GateQuestionDefinition extends PlacedItem {
  readonly text: string
  readonly when?: Condition
}

export interface GateAnswer extends PlacedItem {
  readonly title: string
  /** The stored value. */
  readonly value: string
  /** Whether this answer allows adding records. */
  readonly opens?: true
  /** The text shown after this answer, instead of the page's `empty`. */
  readonly text?: string
}
