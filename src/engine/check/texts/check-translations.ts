import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { isJsonArray, ownValue } from '../../json/json.ts'
import { missingTranslations } from '../../translate/missing-translations.ts'
import { declaredLanguage } from '../../translate/translate-document.ts'
import { translationsFor } from '../../translate/translations.ts'
import { translationFile } from './translation-file.ts'

/**
 * Issues in documents that come unchanged from the base, by language: the same for every organisation with that
 * document.
 */
export type KnownTranslationIssues = Map<string, WeakMap<CompositeDocument, readonly DeclarationIssue[]>>

/**
 * Every text of an organisation's documents has a translation of its current English into each offered language.
 * @param known issues that earlier calls found in shared documents; this call adds its own
 */
export function checkTranslations(
  composed: ComposedTenant,
  files: DeclarationFiles,
  known: KnownTranslationIssues,
): readonly DeclarationIssue[] {
  return offeredLanguages(composed).flatMap((language) => {
    const translations = translationsFor(files, composed.tenant, language)
    const ofLanguage = known.get(language) ?? new WeakMap<CompositeDocument, readonly DeclarationIssue[]>()
    known.set(language, ofLanguage)
    return [...composed.documents].flatMap(([id, document]) => {
      const layers = translations.get(id) ?? []
      const find = () =>
        missingTranslations(document, layers, { id, language }, ({ pointer }) =>
          translationFile(composed, id, pointer, language),
        )
      if (composed.origins.has(id) || layers.length > 1) return find()
      const issues = ofLanguage.get(document) ?? find()
      ofLanguage.set(document, issues)
      return issues
    })
  })
}

/** The languages that an organisation must be translated into. */
export function offeredLanguages({ tenant }: ComposedTenant): readonly string[] {
  const languages = ownValue(tenant, 'languages')
  return (isJsonArray(languages) ? languages : [])
    .filter((language) => typeof language === 'string')
    .filter((language) => language !== declaredLanguage)
}
