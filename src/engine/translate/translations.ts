import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import { translatedDocument, translationFilesIn } from '../document/translation-file.ts'
import type { TranslationFile } from '../document/translation-file.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { englishHash } from './english-hash.ts'
import type { TranslationKey } from './text-path.ts'

/** The translation of one text, and the hash (`englishHash`) of the English that was translated. */
export interface Translation {
  readonly of: string
  readonly text: string
  /** Declared to be the same in both languages: a name, an abbreviation. */
  readonly same?: boolean
  /** How older English was translated, until somebody translates what it says now. */
  readonly was?: string
}

/** The translations that one file holds. */
export type FileTranslations = ReadonlyMap<TranslationKey, Translation>
/** The translations into one language of one document's texts, file by file, those that count least first. */
export type DocumentTranslations = readonly FileTranslations[]
/** The translations into one language, by document. */
export type Translations = ReadonlyMap<DocumentId, DocumentTranslations>

/** Whether a translation is the English that it should translate; figures and placeholders alone are so in any language. */
export function isStillEnglish({ of, text, same = false }: Translation): boolean {
  return !same && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) && englishHash(text) === of
}

/**
 * The files with translations that hold for a tenant, those that count least first: what lies beside the base's
 * documents and the tenant's own, then beside its variants' overlays, its own overlays, and its settings.
 */
export function translationFiles(
  files: DeclarationFiles,
  tenant: JsonObject,
  language: string,
): readonly TranslationFile[] {
  const own = `tenants/${String(ownValue(tenant, 'id'))}/`
  const variants = ownValue(tenant, 'variants')
  const layers = [
    'schemas/',
    `${own}sections/`,
    `${own}checklists/`,
    ...(isJsonArray(variants) ? variants : []).map((name) => `tenants/variants/${String(name)}/overlays/`),
    `${own}overlays/`,
    `${own}tenant.`,
  ]
  const all = translationFilesIn(files, language)
  return layers.flatMap((layer) => all.filter(({ path }) => path.startsWith(layer)))
}

/** All translations into a language that hold for a tenant. */
export function translationsFor(files: DeclarationFiles, tenant: JsonObject, language: string): Translations {
  const found = new Map<DocumentId, FileTranslations[]>()
  for (const file of translationFiles(files, tenant, language)) {
    const id = translatedDocument(file, files)
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), readTranslations(files.get(file.path))])
  }
  return found
}

/** The translations that a file holds: `{ "<key of a text>": { "of", "text" } }`; what is not so is left out. */
export function readTranslations(file: JsonValue | undefined): FileTranslations {
  const entries = isJsonObject(file) ? Object.entries(file) : []
  return new Map(
    entries.flatMap(([key, entry]): [TranslationKey, Translation][] => {
      const translation = isJsonObject(entry) ? readTranslation(entry) : undefined
      return translation ? [[key, translation]] : []
    }),
  )
}

function readTranslation(entry: JsonObject): Translation | undefined {
  const of = ownValue(entry, 'of')
  const text = ownValue(entry, 'text')
  const was = ownValue(entry, 'was')
  const same = ownValue(entry, 'same') === true
  if (typeof of !== 'string' || typeof text !== 'string') return undefined
  return { of, text, ...(same && { same }), ...(typeof was === 'string' && { was }) }
}
