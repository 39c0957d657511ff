import { isComposedDocument } from '../document/composite-shape.ts'
import type { CompositeDocument } from '../document/document.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { mapItems, mapMembers } from '../schema/walk-schema.ts'
import { escapeSegment } from '../json/pointer.ts'
import { translationFinder } from './find-translation.ts'
import { humanTexts } from './human-texts.ts'
import type { DocumentTranslations } from './translations.ts'

/** The language in which documents are declared. */
export const declaredLanguage = 'en'

/**
 * The document with its texts in a language; texts without a translation of their current English stay English. Parts
 * without texts are shared with the given document.
 * @param translations of this document into that language
 */
export function translateDocument(
  document: CompositeDocument,
  translations: DocumentTranslations | undefined,
  language: string,
): CompositeDocument {
  if (language === declaredLanguage || translations === undefined || !isJsonObject(document)) return document
  const find = translationFinder(translations)
  const texts = new Map(humanTexts(document).map((text) => [text.pointer, find(text)]))
  const translated = replaceTexts(document, '', texts)
  return isJsonObject(translated) && isComposedDocument(translated) ? translated : document
}

function replaceTexts(node: JsonValue, pointer: string, texts: ReadonlyMap<string, string | undefined>): JsonValue {
  if (typeof node === 'string') return texts.get(pointer) ?? node
  if (isJsonArray(node)) return mapItems(node, (item, i) => replaceTexts(item, `${pointer}/${i}`, texts))
  if (!isJsonObject(node)) return node
  return mapMembers(node, (member, key) => replaceTexts(member, `${pointer}/${escapeSegment(key)}`, texts))
}
