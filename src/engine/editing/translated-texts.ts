import { translationsPart } from '../document/composite-shape.ts'
import type { ComposedDocument } from '../document/composite-shape.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { englishHash } from '../translate/english-hash.ts'
import { translationFinder } from '../translate/find-translation.ts'
import { humanTexts } from '../translate/human-texts.ts'
import { readTranslations } from '../translate/translations.ts'
import type { DocumentTranslations, FileTranslations } from '../translate/translations.ts'
import type { Edit } from './edit.ts'
import { setValue } from './edits/values.ts'

/** The document with a place for what administrators translate its texts into, in each of these languages. */
export const withTranslations = (document: JsonObject, languages: readonly string[]): JsonObject => ({
  ...document,
  [translationsPart]: Object.fromEntries(languages.map((language) => [language, {}])),
})

/** A text of an edited document, and what it is in another language. */
export interface TranslatedText {
  /** Where the translation is kept, by its pointer into the edited document. */
  readonly pointer: JsonPointer
  /** Where the English text is. */
  readonly place: JsonPointer
  readonly english: string
  /** What readers of the language see; undefined when they see the English. */
  readonly translation: string | undefined
  /** What the layers below have for this English text. */
  readonly inherited: string | undefined
  /** The translation of the English that was there before, as a help; undefined where the current one has one. */
  readonly earlier: string | undefined
}

/**
 * The texts of an edited document in a language, in the document's order. Texts that occur more than once are there
 * once for each place, since their translations may differ.
 * @param declared the translations of the layers below
 */
export function translatedTexts(
  document: ComposedDocument,
  language: string,
  declared: DocumentTranslations,
): readonly TranslatedText[] {
  const own = ownTranslations(document, language)
  const find = translationFinder([...declared, own])
  const findBelow = translationFinder(declared)
  return humanTexts(document).map((text) => {
    const translation = find(text)
    const earlier = [own, ...declared.toReversed()].find((layer) => layer.has(text.key))?.get(text.key)?.text
    return {
      pointer: formatPointer([translationsPart, language, text.key]),
      place: text.pointer,
      english: text.text,
      translation,
      inherited: findBelow(text),
      earlier: translation === undefined ? earlier : undefined,
    }
  })
}

/** What the edited layer itself translates into a language. */
export function ownTranslations(document: JsonObject, language: string): FileTranslations {
  const all = ownValue(document, translationsPart)
  return readTranslations(isJsonObject(all) ? ownValue(all, language) : undefined)
}

/**
 * Sets the translation of a text. An empty one, or the one that the layers below have, takes away what was set here. A
 * translation that equals its English is noted as meant, as with names.
 */
export function translateText({ pointer, english, inherited }: TranslatedText, typed: string): Edit {
  if (typed.trim() === '' || typed === inherited) return setValue(pointer, undefined)
  const of = englishHash(english)
  return setValue(pointer, { of, text: typed, ...(typed === english && { same: true }) })
}

/** One sentence about why translations cannot be as they were made; undefined when they can. */
export function translationsProblem(before: JsonValue | undefined, after: JsonValue | undefined): string | undefined {
  const languages = Object.keys(isJsonObject(before) ? before : {})
  if (!isJsonObject(after) || !sameNames(languages, Object.keys(after))) {
    return `Translations are by language: ${languages.join(', ')}.`
  }
  return Object.values(after).every(isTranslationFile) ? undefined : translationShape
}

/** What a file of translations has to be, as one sentence. */
export const translationShape =
  'A translation has "of", the hash of its English, and "text", which may be declared the "same".'

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name))

/** Whether all entries of a file are translations. */
export const isTranslationFile = (file: JsonValue | undefined): boolean =>
  isJsonObject(file) && readTranslations(file).size === Object.keys(file).length
