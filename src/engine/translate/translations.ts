import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import { translatedDocument, translationFilesIn } from '../document/translation-file.ts'
import type { TranslationFile } from '../document/translation-file.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { englishHash } from './english-hash.ts'
import type { TranslationKey } from './text-path.ts'

/** The translation of one text, and the hash (`englishHash`) of its English text. */
export interface Translation {
  readonly of: string
  readonly text: string
  /** Declared to be the same in both languages: a name, an abbreviation. */
  readonly same?: boolean
  /** The translation of the previous English text, until someone translates the current one. */
  readonly was?: string
}

/** The translations in one file. */
export type FileTranslations = ReadonlyMap<TranslationKey, Translation>
/** The translations of one document into one language, by file, in increasing priority. */
export type DocumentTranslations = readonly FileTranslations[]
/** The translations into one language, by document. */
export type Translations = ReadonlyMap<DocumentId, DocumentTranslations>

/**
 * Whether a translation equals its English text by mistake; figures and placeholders alone are the same in any
 * language.
 */
export function isStillEnglish({ of, text, same = false }: Translation): boolean {
  return !same && /\p{L}/u.test(text.replaceAll(/\{[\w.:-]+\}/g, '')) && englishHash(text) === of
}

/**
 * The translation files that apply to a tenant, in increasing priority: those next to the base's documents, and those
 * of its variants and its own, then next to its variants' overlays, its own overlays, its settings, and what its
 * administrators published.
 */
export function translationFiles(
  files: DeclarationFiles,
  tenant: JsonObject,
  language: string,
): readonly TranslationFile[] {
  const own = `tenants/${String(ownValue(tenant, 'id'))}/`
  const named = ownValue(tenant, 'variants')
  const variants = (isJsonArray(named) ? named : []).map((name) => `tenants/variants/${String(name)}/`)
  const layers = [
    'schemas/',
    ...[...variants, own].flatMap((folder) => ownFolders.map((name) => `${folder}${name}/`)),
    ...[...variants, own].map((folder) => `${folder}overlays/`),
    `${own}tenant.`,
    `${own}published/`,
  ]
  const all = translationFilesIn(files, language)
  return layers.flatMap((layer) => all.filter(({ path }) => path.startsWith(layer)))
}

/** The documents that an organisation may have of its own. */
const ownFolders = ['sections', 'checklists', 'cases', 'documents']

/** All translations into a language that apply to a tenant. */
export function translationsFor(files: DeclarationFiles, tenant: JsonObject, language: string): Translations {
  const found = new Map<DocumentId, FileTranslations[]>()
  for (const file of translationFiles(files, tenant, language)) {
    const id = translatedDocument(file, files)
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), readTranslations(files.get(file.path))])
  }
  return found
}

/** The translations in a file: `{ "<key of a text>": { "of", "text" } }`; malformed ones are skipped. */
export function readTranslations(file: JsonValue | undefined): FileTranslations {
  if (!isJsonObject(file)) return new Map()
  const found = known.get(file) ?? translationsIn(file)
  known.set(file, found)
  return found
}

/** All organisations read the files of the base. */
const known = new WeakMap<JsonObject, FileTranslations>()

function translationsIn(file: JsonObject): FileTranslations {
  return new Map(
    Object.entries(file).flatMap(([key, entry]): [TranslationKey, Translation][] => {
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
