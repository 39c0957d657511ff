import type { ComposedTenant } from '../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../compose/declaration-files.ts'
import type { DeclarationIssue } from '../issue.ts'
import { isJsonArray, ownValue } from '../json.ts'
import { missingTranslations, unusedTranslations } from '../translate/missing-translations.ts'
import { readTranslations, translationsFor } from '../translate/translations.ts'
import type { Translations } from '../translate/translations.ts'
import { translationFile } from './translation-file.ts'

/** The language in which everything is declared. */
export const declaredLanguage = 'en'

/** Every text of an organisation's documents has a translation of its present English into each language on offer. */
export function checkTranslations(composed: ComposedTenant, files: DeclarationFiles): readonly DeclarationIssue[] {
  return offeredLanguages(composed).flatMap((language) => {
    const translations = translationsFor(files, composed.tenant, language)
    return [...composed.documents].flatMap(([id, document]) => {
      const file = (pointer: string) => translationFile(composed, id, pointer, language)
      return missingTranslations(document, translations.get(id), { id, file, language })
    })
  })
}

/** Every translation of a file translates some text of some organisation's document. */
export function checkUnusedTranslations(
  tenants: readonly ComposedTenant[],
  files: DeclarationFiles,
): readonly DeclarationIssue[] {
  const translated = [...files].filter(([path]) => /\/messages\/(?!en\.)[a-z]+\.json$/.test(path))
  return translated.flatMap(([file, content]) => unusedIn(file, readTranslations(content), tenants))
}

function unusedIn(file: string, all: Translations, tenants: readonly ComposedTenant[]): readonly DeclarationIssue[] {
  const language = /([a-z]+)\.json$/.exec(file)?.[1] ?? ''
  return [...all].flatMap(([id, translations]) => {
    const found = tenants.map(({ documents }) =>
      unusedTranslations(documents.get(id) ?? {}, translations, { id, file, language }),
    )
    const [first = [], ...others] = found
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
