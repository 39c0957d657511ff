import type { CharacterSet } from './character-set.ts'

/** A regular expression as a tree, without the parts that do not affect backtracking (captures, laziness). */
export type PatternNode =
  | { readonly kind: 'characters'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly least: number; readonly most: number }
  | { readonly kind: 'look'; readonly body: PatternNode }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }

/** A pattern that cannot be analysed, and why. */
export class PatternError extends Error {}
