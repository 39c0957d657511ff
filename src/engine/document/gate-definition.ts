import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { PlacedItem } from './page-base.ts'

/** A question that has to be answered before the first record can be added; the answer is kept with the profile. */
export interface GateDefinition {
  /** The record section that keeps the answer: read by its `list` call, stored by its `save` call. */
  readonly section: DocumentId
  /** Its field that holds the answer. */
  readonly field: string
  /** The first one whose condition holds is asked. */
  readonly questions: readonly GateQuestionDefinition[]
  readonly answers: readonly GateAnswer[]
}

export interface GateQuestionDefinition extends PlacedItem {
  readonly text: string
  readonly when?: Condition
}

export interface GateAnswer extends PlacedItem {
  readonly title: string
  /** What is stored. */
  readonly value: string
  /** Whether records can be added once it is given. */
  readonly opens?: true
  /** Shown once it is given, in place of the page's `empty`. */
  readonly text?: string
}
