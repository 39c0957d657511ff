import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import { missingTranslations, unusedTranslations } from '../../translate/missing-translations.ts'
import { declaredLanguage } from '../../translate/translate-document.ts'
import { readTranslations, translationFiles, translationsFor } from '../../translate/translations.ts'
import type { DocumentTranslations, Translations } from '../../translate/translations.ts'
import { translationFile } from './translation-file.ts'

/** What was found of documents that are the base's own, by language: the same for every organisation that has them. */
export type KnownTranslationIssues = Map<string, WeakMap<CompositeDocument, readonly DeclarationIssue[]>>

/**
 * Every text of an organisation's documents has a translation of its present English into each language on offer.
 * @param known what earlier calls found of documents that organisations share; added to
 */
export function checkTranslations(
  composed: ComposedTenant,
  files: DeclarationFiles,
  known: KnownTranslationIssues,
): readonly DeclarationIssue[] {
  return offeredLanguages(composed).flatMap((language) => {
    const translations = translationsFor(files, composed.tenant, language)
    const own = translationFiles(composed.tenant, language)
      .slice(1)
      .map((path) => files.get(path))
      .filter(isJsonObject)
    const ofLanguage = known.get(language) ?? new WeakMap<CompositeDocument, readonly DeclarationIssue[]>()
    known.set(language, ofLanguage)
    return [...composed.documents].flatMap(([id, document]) => {
      const find = () => missingIn(composed, id, document, translations.get(id), language)
      if (composed.origins.has(id) || own.some((file) => Object.hasOwn(file, id))) return find()
      const issues = ofLanguage.get(document) ?? find()
      ofLanguage.set(document, issues)
      return issues
    })
  })
}

function missingIn(
  composed: ComposedTenant,
  id: DocumentId,
  document: CompositeDocument,
  translations: DocumentTranslations | undefined,
  language: string,
): readonly DeclarationIssue[] {
  const file = (pointer: string) => translationFile(composed, id, pointer, language)
  return missingTranslations(document, translations, { id, file, language })
}

/** Every translation of a file translates some text of some organisation for which the file holds. */
export function checkUnusedTranslations(
  tenants: readonly ComposedTenant[],
  files: DeclarationFiles,
): readonly DeclarationIssue[] {
  return [...readersOf(tenants)].flatMap(([file, { language, readers }]) => {
    const content = files.get(file)
    return content === undefined ? [] : unusedIn(file, language, readTranslations(content), readers)
  })
}

/** Of each file that may hold translations: its language, and the organisations for which it holds. */
function readersOf(tenants: readonly ComposedTenant[]) {
  const found = new Map<string, { readonly language: string; readonly readers: ComposedTenant[] }>()
  for (const composed of tenants) {
    for (const language of offeredLanguages(composed)) {
      for (const file of translationFiles(composed.tenant, language)) {
        const entry = found.get(file) ?? { language, readers: [] }
        entry.readers.push(composed)
        found.set(file, entry)
      }
    }
  }
  return found
}

function unusedIn(
  file: string,
  language: string,
  all: Translations,
  tenants: readonly ComposedTenant[],
): readonly DeclarationIssue[] {
  return [...all].flatMap(([id, translations]) => {
    const documents = new Set(tenants.map((tenant) => tenant.documents.get(id) ?? {}))
    const [first = [], ...others] = [...documents].map((document) =>
      unusedTranslations(document, translations, { id, file, language }),
    )
    return first.filter(({ pointer }) => others.every((issues) => issues.some((issue) => issue.pointer === pointer)))
  })
}

/** The languages of an organisation that have to be translated into. */
export function offeredLanguages({ tenant }: ComposedTenant): readonly string[] {
  const languages = ownValue(tenant, 'languages')
  return (isJsonArray(languages) ? languages : [])
    .filter((language) => typeof language === 'string')
    .filter((language) => language !== declaredLanguage)
}
