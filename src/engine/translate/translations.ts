import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { englishHash } from './english-hash.ts'

/** The translation of one text, and the hash (`englishHash`) of the English that was translated. */
export interface Translation {
  readonly of: string
  readonly text: string
  /** Declared to be the same in both languages: a name, an abbreviation. */
  readonly same?: boolean
}

/** The translations into one language of one document's texts, by JSON pointer into the composite document. */
export type DocumentTranslations = ReadonlyMap<JsonPointer, Translation>
/** The translations into one language, by document. */
export type Translations = ReadonlyMap<DocumentId, DocumentTranslations>

/** Whether a translation is the English that it should translate; figures and placeholders alone are so in any language. */
export function isStillEnglish({ of, text, same = false }: Translation): boolean {
  return !same && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) && englishHash(text) === of
}

/** The files that may hold translations for a tenant, those that count least first. */
export function translationFiles(tenant: JsonObject, language: string): string[] {
  const variants = ownValue(tenant, 'variants')
  const names = (isJsonArray(variants) ? variants : []).filter((name) => typeof name === 'string')
  return [
    `schemas/messages/${language}.json`,
    ...names.map((name) => `tenants/variants/${name}/messages/${language}.json`),
    `tenants/${String(ownValue(tenant, 'id'))}/messages/${language}.json`,
  ]
}

/** All translations into a language that hold for a tenant: the base's, over them its variants', over those its own. */
export function translationsFor(files: DeclarationFiles, tenant: JsonObject, language: string): Translations {
  const merged = new Map<DocumentId, Map<JsonPointer, Translation>>()
  for (const path of translationFiles(tenant, language)) {
    for (const [id, translations] of readTranslations(files.get(path))) {
      const texts = merged.get(id) ?? new Map<JsonPointer, Translation>()
      for (const [pointer, translation] of translations) {
        const below = texts.get(pointer)
        // Of other English it translates what an overlay moved elsewhere, where it is found by its English.
        if (below && below.of !== translation.of) texts.set(`${pointer} ${below.of}`, below)
        texts.set(pointer, translation)
      }
      merged.set(id, texts)
    }
  }
  return merged
}

/** The translations that a file holds: `{ "<document id>": { "<pointer>": { "of", "text" } } }`; what is not so is left out. */
export function readTranslations(file: JsonValue | undefined): Translations {
  const documents = isJsonObject(file) ? Object.entries(file) : []
  return new Map(documents.map(([id, texts]) => [id, readTexts(texts)]))
}

function readTexts(texts: JsonValue | undefined): DocumentTranslations {
  const entries = isJsonObject(texts) ? Object.entries(texts) : []
  return new Map(
    entries.flatMap(([pointer, entry]): [JsonPointer, Translation][] => {
      const of = isJsonObject(entry) ? ownValue(entry, 'of') : undefined
      const text = isJsonObject(entry) ? ownValue(entry, 'text') : undefined
      const same = isJsonObject(entry) && ownValue(entry, 'same') === true
      return typeof of === 'string' && typeof text === 'string' ? [[pointer, { of, text, ...(same && { same }) }]] : []
    }),
  )
}
