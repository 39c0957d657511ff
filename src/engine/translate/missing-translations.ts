import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { formatPointer } from '../json/pointer.ts'
import { englishHash } from './english-hash.ts'
import { translationFinder } from './find-translation.ts'
import { humanTexts } from './human-texts.ts'
import type { HumanText } from './human-texts.ts'
import type { DocumentTranslations, FileTranslations } from './translations.ts'

/** A document and the language to translate it into. */
export interface TranslationPlace {
  readonly id: DocumentId
  readonly language: string
}

/**
 * An issue for each text of the document that has no translation, or whose English text has changed since.
 * @param fileOf the file for the translation of a text
 */
export function missingTranslations(
  document: CompositeDocument,
  translations: DocumentTranslations,
  place: TranslationPlace,
  fileOf: (text: HumanText) => string,
): DeclarationIssue[] {
  const find = translationFinder(translations)
  return humanTexts(document)
    .filter((text) => find(text) === undefined)
    .map((text) => {
      const stale = translations.some((layer) => layer.has(text.key))
      return {
        file: fileOf(text),
        pointer: stale ? formatPointer([text.key]) : '',
        message: missingMessage(text, stale, place),
        isTranslation: true,
      }
    })
}

function missingMessage({ key, text }: HumanText, stale: boolean, { id, language }: TranslationPlace): string {
  const english = JSON.stringify(text)
  return stale
    ? `The ${language} translation of "${key}" in ${id} is of older English; it now says ${english}.`
    : `${id} has no ${language} translation of ${english} at "${key}".`
}

/**
 * An issue for each translation in a file without a matching text in the document: the text was removed, or is not a
 * text.
 */
export function unusedTranslations(
  document: CompositeDocument,
  translations: FileTranslations,
  { id, language }: TranslationPlace,
  file: string,
): DeclarationIssue[] {
  const texts = humanTexts(document)
  const keys = new Set(texts.map(({ key }) => key))
  const hashes = new Set(texts.map(({ text }) => englishHash(text)))
  return [...translations]
    .filter(([key, { of }]) => !keys.has(key) && !hashes.has(of))
    .map(([key]) => {
      const message = `The ${language} translation of "${key}" translates nothing of ${id}.`
      return { file, pointer: formatPointer([key]), message, isTranslation: true }
    })
}
