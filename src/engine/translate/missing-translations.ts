import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { englishHash } from './english-hash.ts'
import { translationFinder } from './find-translation.ts'
import { humanTexts } from './human-texts.ts'
import type { HumanText } from './human-texts.ts'
import type { DocumentTranslations } from './translations.ts'

/** Where the translations of a document are looked for, as issues name it. */
export interface TranslationPlace {
  readonly id: DocumentId
  /** The file in which a translation belongs, e.g. `schemas/messages/sw.json`; it may depend on the text's pointer. */
  readonly file: string | ((pointer: JsonPointer) => string)
  readonly language: string
}

const noTranslations: DocumentTranslations = new Map()

/** An issue for each text of the document that has no translation, or one of English that has since changed. */
export function missingTranslations(
  document: CompositeDocument,
  translations: DocumentTranslations = noTranslations,
  place: TranslationPlace,
): DeclarationIssue[] {
  const find = translationFinder(translations)
  return humanTexts(document)
    .filter((text) => find(text) === undefined)
    .map((text) => issueOf(text, translations.has(text.pointer), place))
}

function issueOf(
  { pointer, text }: HumanText,
  stale: boolean,
  { id, file, language }: TranslationPlace,
): DeclarationIssue {
  const english = JSON.stringify(text)
  const message = stale
    ? `The ${language} translation of "${pointer}" in ${id} is of older English; it now says ${english}.`
    : `${id} has no ${language} translation of ${english} at "${pointer}".`
  return { file: fileOf(file, pointer), pointer: formatPointer(stale ? [id, pointer] : [id]), message }
}

/** An issue for each translation that translates nothing of the document: its text is gone, or is no text. */
export function unusedTranslations(
  document: CompositeDocument,
  translations: DocumentTranslations,
  { id, file, language }: TranslationPlace,
): DeclarationIssue[] {
  const texts = humanTexts(document)
  const pointers = new Set(texts.map(({ pointer }) => pointer))
  const hashes = new Set(texts.map(({ text }) => englishHash(text)))
  return [...translations]
    .filter(([pointer, { of }]) => !pointers.has(pointer) && !hashes.has(of))
    .map(([pointer]) => {
      const message = `The ${language} translation of "${pointer}" translates nothing of ${id}.`
      return { file: fileOf(file, pointer), pointer: formatPointer([id, pointer]), message }
    })
}

function fileOf(file: TranslationPlace['file'], pointer: JsonPointer): string {
  return typeof file === 'string' ? file : file(pointer)
}
