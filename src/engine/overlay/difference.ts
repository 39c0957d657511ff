import type { JsonObject } from './json.ts'
import type { OverlayAction } from './overlay-document.ts'
import type { PathStep } from './simple-path.ts'

/** A change that `diff` found, before it is written as an action. */
export interface Difference {
  readonly path: readonly PathStep[]
  /** Describes the change in a sentence. */
  readonly says: string
  readonly action: Omit<OverlayAction, 'target' | 'description'>
}

/** How to compare two documents: the properties that may identify list items, and how to compare two objects. */
export interface Comparison {
  readonly keys: readonly string[]
  readonly objects: (
    path: readonly PathStep[],
    base: JsonObject,
    edited: JsonObject,
    comparison: Comparison,
  ) => Difference[]
}
