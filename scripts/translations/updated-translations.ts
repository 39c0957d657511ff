import { tenantIds } from '../../src/engine/check/check-declarations.ts'
import { offeredLanguages } from '../../src/engine/check/texts/check-translations.ts'
import { translationFile } from '../../src/engine/check/texts/translation-file.ts'
import { bundleBase } from '../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { readTranslationPath, translatedDocument } from '../../src/engine/document/translation-file.ts'
import { englishHash } from '../../src/engine/translate/english-hash.ts'
import { humanTexts } from '../../src/engine/translate/human-texts.ts'
import type { TranslationKey } from '../../src/engine/translate/text-path.ts'
import { isStillEnglish, readTranslations, translationFiles } from '../../src/engine/translate/translations.ts'
import type { FileTranslations, Translation } from '../../src/engine/translate/translations.ts'
import { followTexts } from './follow-texts.ts'
import type { OtherTranslations, WantedText } from './follow-texts.ts'

/** The texts that one file has to translate, and the organisations of each. */
interface Target {
  readonly document: DocumentId
  readonly language: string
  readonly texts: Map<TranslationKey, WantedText & { readonly readers: Set<ComposedTenant> }>
}

/**
 * Every translation file updated for the current texts (`followTexts`), by path: the existing files, and new ones where
 * they are needed.
 */
export function updatedTranslations(files: DeclarationFiles): ReadonlyMap<string, FileTranslations> {
  const base = bundleBase(files)
  const tenants = tenantIds(files).map((id) => composeFromBase(base, id))
  const targets = gatherTargets(tenants)
  const withTargets = new Map([...[...targets.keys()].map((path) => [path, {}] as const), ...files])
  const known = rememberAll(files)
  const updated = new Map<string, FileTranslations>()
  for (const composed of tenants) {
    for (const language of offeredLanguages(composed)) {
      for (const { path } of translationFiles(withTargets, composed.tenant, language)) {
        const target = targets.get(path)
        if (target === undefined || updated.has(path)) continue
        const others = otherTranslations(path, target, { files: withTargets, updated, known })
        updated.set(path, followTexts(readTranslations(files.get(path)), [...target.texts.values()], others))
      }
    }
  }
  return updated
}

function gatherTargets(tenants: readonly ComposedTenant[]): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  for (const composed of tenants) {
    for (const language of offeredLanguages(composed)) {
      for (const [id, document] of composed.documents) {
        for (const { pointer, key, text } of humanTexts(document)) {
          const path = translationFile(composed, id, pointer, language)
          const target = targets.get(path) ?? { document: id, language, texts: new Map() }
          const readers = target.texts.get(key)?.readers ?? new Set()
          targets.set(path, target)
          target.texts.set(key, { key, text, readers: readers.add(composed) })
        }
      }
    }
  }
  return targets
}

/** All existing translations, by language and hash of the English. */
function rememberAll(files: DeclarationFiles): ReadonlyMap<string, Translation> {
  const known = new Map<string, Translation>()
  for (const [path, content] of files) {
    const file = readTranslationPath(path)
    const entries = file ? [...readTranslations(content).values()] : []
    for (const entry of entries) if (!isStillEnglish(entry)) known.set(`${file?.language} ${entry.of}`, entry)
  }
  return known
}

interface TranslationSources {
  readonly files: DeclarationFiles
  /** The files of lower precedence, already updated. */
  readonly updated: ReadonlyMap<string, FileTranslations>
  readonly known: ReadonlyMap<string, Translation>
}

function otherTranslations(
  path: string,
  { document, language, texts }: Target,
  { files, updated, known }: TranslationSources,
): OtherTranslations {
  const below = new Map<ComposedTenant, ReadonlySet<string>>()
  const hashesBelow = (reader: ComposedTenant): ReadonlySet<string> => {
    const all = translationFiles(files, reader.tenant, language)
    const lower = all.slice(
      0,
      all.findIndex((file) => file.path === path),
    )
    const entries = lower
      .filter((file) => translatedDocument(file, files) === document)
      .flatMap((file) => [...(updated.get(file.path) ?? readTranslations(files.get(file.path))).values()])
    return new Set(entries.filter((entry) => !isStillEnglish(entry)).map(({ of }) => of))
  }
  const covers = (reader: ComposedTenant, of: string): boolean => {
    const hashes = below.get(reader) ?? hashesBelow(reader)
    below.set(reader, hashes)
    return hashes.has(of)
  }
  return {
    covers: ({ key, text }) =>
      [...(texts.get(key)?.readers ?? [])].every((reader) => covers(reader, englishHash(text))),
    translationOf: (of) => known.get(`${language} ${of}`),
  }
}
