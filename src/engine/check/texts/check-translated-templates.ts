import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { formatPointer } from '../../json/pointer.ts'
import { templatePlaceholders } from '../../printing/fill-text.ts'
import { translationFinder } from '../../translate/find-translation.ts'
import { humanTexts } from '../../translate/human-texts.ts'
import { translationsFor } from '../../translate/translations.ts'
import { offeredLanguages } from './check-translations.ts'
import { translationFile } from './translation-file.ts'

/** Every translation of a template's text names the same data in the same formats. */
export function checkTranslatedTemplates(
  composed: ComposedTenant,
  files: DeclarationFiles,
): readonly DeclarationIssue[] {
  const templates = [...composed.documents].filter(([, document]) => document.document !== undefined)
  return offeredLanguages(composed).flatMap((language) => {
    const translations = translationsFor(files, composed.tenant, language)
    return templates.flatMap(([id, document]) => {
      const find = translationFinder(translations.get(id) ?? [])
      return humanTexts(document).flatMap(({ pointer, key, text }) => {
        const translated = find({ key, text })
        const problem = translated === undefined ? undefined : difference(namesIn(text), namesIn(translated))
        if (problem === undefined) return []
        return [
          {
            file: translationFile(composed, id, pointer, language),
            pointer: formatPointer([key]),
            message: `The ${language} translation of "${key}" in ${id} ${problem}.`,
          },
        ]
      })
    })
  })
}

const namesIn = (text: string): readonly string[] =>
  templatePlaceholders(text).map(({ name, format }) => (format === undefined ? `{${name}}` : `{${name}:${format}}`))

/** E.g. `lacks {case.number}`. */
function difference(wanted: readonly string[], found: readonly string[]): string | undefined {
  const lacking = wanted.find((name) => !found.includes(name))
  if (lacking !== undefined) return `lacks ${lacking}`
  const unknown = found.find((name) => !wanted.includes(name))
  return unknown === undefined ? undefined : `mentions ${unknown}, which the English text does not`
}
