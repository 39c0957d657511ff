import { isJsonObject, ownValue } from '../json/json.ts'
import type { DocumentId } from './document-id.ts'
import { basePart, tenantOwnPart } from './declaration-files.ts'
import type { DeclarationFiles } from './declaration-files.ts'

/**
 * A file that translates the files next to it: `schemas/forms/login/sw.json` translates the parts of the form,
 * `tenants/ics/overlays/lists/titles.sw.json` translates `titles.json`.
 */
export interface TranslationFile {
  readonly path: string
  readonly language: string
  /**
   * The common prefix of the paths of the translated files and all their translations: a folder, or a name and a dot.
   */
  readonly home: string
}

const folder = String.raw`(?:schemas|tenants/(?:variants/)?[^/]+)/(?:forms|sections|pages|cases|documents)/[^/]+/|schemas/messages/`
const file = String.raw`(?:schemas/(?:lists|checklists|billing)|tenants/(?:variants/)?[^/]+/(?:checklists|(?:overlays|published)(?:/.+)?))/[^/.]+\.`
const settings = String.raw`tenants/[^/]+/tenant\.`
/** Excludes `ui.json`, a part of a form, and `en.json`, the catalogue. */
const language = String.raw`(?!ui\.|en\.)[a-z]{2,3}`
const translationPath = new RegExp(String.raw`^(?<home>${folder}|${file}|${settings})(?<language>${language})\.json$`)
const partPath = new RegExp(String.raw`^(?<home>${folder})[^/]+\.json$`)

/**
 * What an organisation changes of a document may be translations alone, without an overlay beside them: then the path
 * names the document.
 */
const namedHome = /^tenants\/[^/]+\/(?:overlays|published)\/(?<document>.+)\.$/

/** Parses the path of a translation file; undefined for any other path. */
export function readTranslationPath(path: string): TranslationFile | undefined {
  const groups = translationPath.exec(path)?.groups
  return groups?.home && groups.language ? { path, home: groups.home, language: groups.language } : undefined
}

/** All translation files for a language, sorted by path. */
export function translationFilesIn(files: DeclarationFiles, into: string): readonly TranslationFile[] {
  return allTranslationFiles(files).get(into) ?? []
}

/** Many organisations ask for the same files. */
const known = new WeakMap<DeclarationFiles, ReadonlyMap<string, readonly TranslationFile[]>>()

function allTranslationFiles(files: DeclarationFiles): ReadonlyMap<string, readonly TranslationFile[]> {
  const found = known.get(files) ?? translationFilesByLanguage(files)
  known.set(files, found)
  return found
}

function translationFilesByLanguage(files: DeclarationFiles): ReadonlyMap<string, readonly TranslationFile[]> {
  const byLanguage = new Map<string, TranslationFile[]>()
  for (const path of [...files.keys()].toSorted()) {
    const found = readTranslationPath(path)
    if (found) byLanguage.set(found.language, [...(byLanguage.get(found.language) ?? []), found])
  }
  return byLanguage
}

/** The path prefix of the translations for a declaration file. */
export function homeOf(path: string): string {
  return partPath.exec(path)?.groups?.home ?? path.replace(/json$/, '')
}

/** The path prefix of the translations for a document of the base. */
export function homeOfBase(id: DocumentId): string {
  const single = /^(?:lists|checklists|billing|messages)\//.test(id)
  return homeOf(single ? `schemas/${id}.json` : `schemas/${id}/schema.json`)
}

/** The document whose texts a file translates; undefined when no declaration is next to it. */
export function translatedDocument({ home }: TranslationFile, files: DeclarationFiles): DocumentId | undefined {
  if (home === homeOfBase('messages/en') || home.endsWith('/tenant.')) return 'messages/en'
  const beside = documentOf(home.endsWith('/') ? `${home}schema.json` : `${home}json`, files)
  return beside ?? namedHome.exec(home)?.groups?.document
}

/** The document that a file declares, changes or translates; undefined for any other file. */
export function documentOf(path: string, files: DeclarationFiles): DocumentId | undefined {
  const translation = readTranslationPath(path)
  if (translation !== undefined) return translatedDocument(translation, files)
  const part = basePart(path) ?? tenantOwnPart(path)
  if (part !== undefined) return part.document
  const overlay = files.get(path)
  const id = isJsonObject(overlay) ? ownValue(overlay, 'extends') : undefined
  return typeof id === 'string' ? id : undefined
}
