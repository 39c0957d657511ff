import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { homeOf, readTranslationPath, translatedDocument } from '../../document/translation-file.ts'
import type { TranslationFile } from '../../document/translation-file.ts'
import { unusedTranslations } from '../../translate/missing-translations.ts'
import { readTranslations, translationFiles } from '../../translate/translations.ts'
import { offeredLanguages } from './check-translations.ts'

/**
 * Every translation file is next to a declaration, and each translation in it is used by a text of some organisation
 * that reads the file.
 */
export function checkUnusedTranslations(
  tenants: readonly ComposedTenant[],
  files: DeclarationFiles,
): readonly DeclarationIssue[] {
  const readers = readersOf(tenants, files)
  const paths = [...files.keys()]
  const homes = new Set(paths.filter((path) => !readTranslationPath(path)).map(homeOf))
  return paths.flatMap((path) => {
    const file = readTranslationPath(path)
    if (file === undefined) return []
    const read = readers.get(path) ?? []
    const id = translatedDocument(file, files)
    const isNamed = id !== undefined && read.some(({ documents }) => documents.has(id))
    const unused = unusedIn(file, files, read)
    if (homes.has(file.home) || (isNamed && unused.length < readTranslations(files.get(path)).size)) return unused
    return [{ file: path, pointer: '', message: nothingBeside }]
  })
}

const nothingBeside = 'The file translates nothing: what should lie beside it does not exist.'

/** For each translation file: the organisations that read it. */
function readersOf(tenants: readonly ComposedTenant[], files: DeclarationFiles) {
  const readers = new Map<string, ComposedTenant[]>()
  for (const composed of tenants) {
    for (const language of offeredLanguages(composed)) {
      for (const { path } of translationFiles(files, composed.tenant, language)) {
        readers.set(path, [...(readers.get(path) ?? []), composed])
      }
    }
  }
  return readers
}

function unusedIn(
  file: TranslationFile,
  files: DeclarationFiles,
  tenants: readonly ComposedTenant[],
): readonly DeclarationIssue[] {
  const id = translatedDocument(file, files)
  if (id === undefined) return []
  const translations = readTranslations(files.get(file.path))
  const documents = new Set(tenants.map((tenant) => tenant.documents.get(id) ?? {}))
  const [first = [], ...others] = [...documents].map((document) =>
    unusedTranslations(document, translations, { id, language: file.language }, file.path),
  )
  return first.filter(({ pointer }) => others.every((issues) => issues.some((issue) => issue.pointer === pointer)))
}
