import type { EvaluationContext } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { DurationUnit } from '../format/duration.ts'
import type { TextOf } from '../translate/texts.ts'

/** Everything needed to read answers: their form, and the wording in the reader's language. */
export interface Reading {
  readonly document: CompositeDocument
  /** The answers of the whole record. */
  readonly answers: JsonValue
  readonly context: EvaluationContext
  readonly language: string
  readonly words: ReadingWords
}

/** The words for answers without their own text, and for amounts of time. */
export interface ReadingWords {
  readonly yes: string
  readonly no: string
  readonly other: string
  /** E.g. `3 years`. */
  readonly amount: (unit: DurationUnit, count: number) => string
}

/** The words of a language, from its texts. */
export const readingWords = (textOf: TextOf): ReadingWords => ({
  yes: textOf('renderer.yes'),
  no: textOf('renderer.no'),
  other: textOf('renderer.select.other'),
  amount: (unit, count) => textOf(`renderer.amount.${unit}`, { count }),
})

/** A field's declaration: its schema, with references resolved, and its UI schema. */
export interface DeclaredField {
  readonly schema: JsonObject
  readonly ui: JsonObject
}

/** A file that an answer refers to. */
export interface ReadFile {
  readonly title: string
  readonly id: string
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}
