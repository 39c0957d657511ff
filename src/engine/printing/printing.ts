import type { ConditionScope } from '../condition/condition-scope.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { ReferenceLists } from '../document/context.ts'
import type { ReadFile, ReadingWords } from '../reading/reading.ts'
import type { PrintedBlock } from './printed-document.ts'

/** How values are written: in the reader's language and by the organisation's habits. */
export interface PrintingWords {
  readonly language: string
  /** Groups figures, e.g. `en-KE`. */
  readonly locale: string
  /** ISO 4217; of amounts beside which the data names no other one. */
  readonly currency: string
  readonly timeZone: string
  readonly lists: ReferenceLists
  readonly words: ReadingWords
}

/** The data of a document. */
export interface PrintingData {
  /** By source; each as the template's `schema.json` declares it. */
  readonly values: NamedValues
  /** What forms show of stored answers, by the names that `values` have for them. */
  readonly contents?: ReadonlyMap<string, readonly TemplateBlock[]>
}

/** A block of a printed template, or the place of a stored picture, which has to be read. */
export type TemplateBlock = PrintedBlock | PicturePlace

/** The place of a stored picture, until it has been read. */
export interface PicturePlace {
  readonly kind: 'stored-picture'
  readonly file: ReadFile
}

/** A template while it is printed: its data, what that is declared as, and how it is written. */
export interface Printing extends PrintingData {
  readonly scope: ConditionScope
  readonly words: PrintingWords
}
