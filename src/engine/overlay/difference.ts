import type { JsonObject } from './json.ts'
import type { OverlayAction } from './overlay-document.ts'
import type { PathStep } from './simple-path.ts'

/** A change that `diff` found, before it is written as an action. */
export interface Difference {
  readonly path: readonly PathStep[]
  /** What it does, in a sentence. */
  readonly says: string
  readonly action: Omit<OverlayAction, 'target' | 'description'>
}

/** How two documents are compared: the properties that may name list items, and how two objects are compared. */
export interface Comparison {
  readonly keys: readonly string[]
  readonly objects: (
    path: readonly PathStep[],
    base: JsonObject,
    edited: JsonObject,
    comparison: Comparison,
  ) => Difference[]
}
