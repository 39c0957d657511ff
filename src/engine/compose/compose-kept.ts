import type { CompositeDocument } from '../document/document.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import { readTranslationPath } from '../document/translation-file.ts'
import { isJsonObject } from '../json/json.ts'
import { bundleBase } from './bundle-base.ts'
import type { BaseBundle } from './bundle-base.ts'
import { composePublished } from './compose-published.ts'
import type { ComposedPublication } from './compose-published.ts'
import { coreObjection } from './core-properties.ts'
import type { PublishedOverlays } from './published-layer.ts'

/**
 * Composes a tenant as it was under an earlier release, because what its administrators published does not fit this one
 * yet. What the program of this release cannot do without comes from this release: documents and texts that are new,
 * and a document whose earlier form lacks a name that code relies on (`unfit`, when the tenant had changed it).
 *
 * @param kept the declarations of the earlier release
 */
export function composeKept(
  base: BaseBundle,
  kept: DeclarationFiles,
  id: string,
  overlays: PublishedOverlays,
): ComposedPublication {
  const now = composePublished(base, id, overlays)
  const then = composePublished(bundleBase(kept), id, overlays)
  const documents = new Map(now.composed.documents)
  const origins = new Map(now.composed.origins)
  for (const [name, earlier] of then.composed.documents) {
    const newer = documents.get(name)
    if (newer && coreObjection(newer.schema, earlier.schema) !== undefined) continue
    documents.set(name, withNewTexts(earlier, newer))
    const noted = then.composed.origins.get(name)
    if (noted) origins.set(name, noted)
    else origins.delete(name)
  }
  const isKept = (name: string) => documents.get(name) !== now.composed.documents.get(name)
  return {
    composed: { ...now.composed, documents, origins },
    unfit: [...now.unfit.filter((name) => !isKept(name)), ...then.unfit],
    files: withNewTranslations(then.files, now.files),
  }
}

/** A catalogue with the texts that only a later release has. */
const withNewTexts = (earlier: CompositeDocument, newer: CompositeDocument | undefined): CompositeDocument =>
  earlier.messages === undefined ? earlier : { ...earlier, messages: { ...newer?.messages, ...earlier.messages } }

/** The files of an earlier release with those of a later one, whose translations are added text by text. */
function withNewTranslations(earlier: DeclarationFiles, newer: DeclarationFiles): DeclarationFiles {
  const merged = [...earlier].map(([path, file]) => {
    const other = readTranslationPath(path) === undefined ? undefined : newer.get(path)
    return [path, isJsonObject(file) && isJsonObject(other) ? { ...other, ...file } : file] as const
  })
  return new Map([...newer, ...merged])
}
