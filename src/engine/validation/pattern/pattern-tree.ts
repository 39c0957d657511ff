import type { CharacterSet } from './character-set.ts'

/** A regular expression as a tree; what does not bear on backtracking (captures, laziness) is left out. */
export type PatternNode =
  | { readonly kind: 'characters'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly least: number; readonly most: number }
  | { readonly kind: 'look'; readonly body: PatternNode }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }

/** A pattern that cannot be judged, and why. */
export class PatternError extends Error {}
