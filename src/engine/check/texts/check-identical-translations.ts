import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { formatPointer } from '../../json/pointer.ts'
import { isStillEnglish, readTranslations, translationFiles } from '../../translate/translations.ts'
import type { Translation } from '../../translate/translations.ts'
import { englishHash } from '../../translate/english-hash.ts'
import { offeredLanguages } from './check-translations.ts'

/**
 * No translation is the English itself, unless it is declared to be the same in both languages, as names and
 * abbreviations are; and what is declared so is so.
 */
export function checkIdenticalTranslations(
  tenants: readonly ComposedTenant[],
  files: DeclarationFiles,
): readonly DeclarationIssue[] {
  const languages = new Map(
    tenants.flatMap((composed) =>
      offeredLanguages(composed).flatMap((language) =>
        translationFiles(composed.tenant, language).map((file): [string, string] => [file, language]),
      ),
    ),
  )
  return [...languages].flatMap(([file, language]) =>
    [...readTranslations(files.get(file))].flatMap(([id, translations]) =>
      [...translations].flatMap(([pointer, translation]) =>
        issuesOf(translation, { id, pointer, language }).map((message) => ({
          file,
          pointer: formatPointer([id, pointer]),
          message,
        })),
      ),
    ),
  )
}

interface Place {
  readonly id: DocumentId
  readonly pointer: string
  readonly language: string
}

function issuesOf(translation: Translation, { id, pointer, language }: Place): string[] {
  const { of, text, same = false } = translation
  const place = `The ${language} translation of "${pointer}" in ${id}`
  if (isStillEnglish(translation)) {
    return [`${place} is the English itself: ${JSON.stringify(text)}. Translate it, or declare "same": true.`]
  }
  const differs = same && englishHash(text) !== of
  return differs ? [`${place} is declared the same as the English, which it is not: ${JSON.stringify(text)}.`] : []
}
