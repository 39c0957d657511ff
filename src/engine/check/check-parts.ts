import { basePart, partFileName, tenantOwnPart } from '../document/declaration-files.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { PlacedFinding } from './report/placed-finding.ts'
import { readTranslationPath } from '../document/translation-file.ts'
import { nearestName } from '../document/mend-name.ts'

/** The files that a document's folder must contain, by its parent folder. */
const neededParts: ReadonlyMap<string, readonly string[]> = new Map([
  ['sections', ['schema', 'ui', 'page', 'examples']],
  ['forms', ['schema', 'ui', 'examples']],
  ['pages', ['page']],
  ['cases', ['schema', 'ui', 'case', 'page', 'examples']],
  ['documents', ['document', 'data', 'samples']],
])

/**
 * Every document has all of its files, and every document that the code requires exists.
 * @param needed ids of documents of the base
 */
export function checkParts(files: DeclarationFiles, needed: readonly DocumentId[]): readonly PlacedFinding[] {
  const folders = new Map<string, { readonly document: DocumentId; readonly parts: Set<string> }>()
  for (const path of files.keys()) {
    const place = readTranslationPath(path) ? undefined : (basePart(path) ?? tenantOwnPart(path))
    if (place === undefined || path.endsWith(`${place.document}.json`)) continue
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const known = folders.get(folder) ?? { document: place.document, parts: new Set() }
    folders.set(folder, known)
    known.parts.add(place.part)
  }
  const documents = new Set([...folders.values()].map(({ document }) => document))
  return [
    ...[...folders].flatMap(([folder, { document, parts }]) => missingParts(folder, document, parts)),
    ...needed
      .filter((document) => !documents.has(document))
      .map((document) => ({
        file: `schemas/${document}`,
        pointer: '',
        message: `There is no "${document}", which the portal requires.`,
        names: [document],
      })),
    ...missingThemes(files),
  ]
}

function missingParts(folder: string, document: DocumentId, parts: ReadonlySet<string>): readonly PlacedFinding[] {
  const needed = neededParts.get(document.slice(0, document.indexOf('/'))) ?? []
  return needed
    .filter((part) => !parts.has(part))
    .map((part) => {
      const misspelt = nearestName(
        part,
        [...parts].filter((other) => !needed.includes(other)),
      )
      const mend = misspelt === undefined ? 'Add it; README.md says what it holds.' : `Is it "${misspelt}.json"?`
      return {
        file: `${folder}${partFileName(document, part)}.json`,
        pointer: '',
        message: `"${document}" lacks this file.`,
        mend,
        names: [document],
      }
    })
}

function missingThemes(files: DeclarationFiles): readonly PlacedFinding[] {
  return [...files.keys()].flatMap((path) => {
    const file = path.replace(/tenant\.json$/, 'theme.json')
    if (!/^tenants\/[^/]+\/tenant\.json$/.test(path) || files.has(file)) return []
    return [
      {
        file,
        pointer: '',
        message: 'The organisation lacks this file.',
        mend: 'Add it; README.md says what it holds.',
      },
    ]
  })
}
