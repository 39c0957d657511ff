import type { EvaluationContext } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { TextOf } from '../translate/texts.ts'

/** All that answers are read with: the form that asks them, and how the reader's language says things. */
export interface Reading {
  readonly document: CompositeDocument
  /** Of the whole record. */
  readonly answers: JsonValue
  readonly context: EvaluationContext
  readonly language: string
  readonly words: ReadingWords
}

/** What answers are read as that have no text of their own. */
export interface ReadingWords {
  readonly yes: string
  readonly no: string
  readonly other: string
}

/** The words of a language, from its texts. */
export const readingWords = (textOf: TextOf): ReadingWords => ({
  yes: textOf('renderer.yes'),
  no: textOf('renderer.no'),
  other: textOf('renderer.select.other'),
})

/** A field as it is declared: its schema, references followed, and what its UI schema says. */
export interface DeclaredField {
  readonly schema: JsonObject
  readonly ui: JsonObject
}

/** A file that an answer names. */
export interface ReadFile {
  readonly title: string
  readonly id: string
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}
