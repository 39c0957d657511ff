import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { bundleReferences } from './bundle-references.ts'
import type { CommonSchemas } from './bundle-references.ts'
import { isComposedDocument, isPart, partProblem } from '../document/composite-shape.ts'
import type { ComposedDocument } from '../document/composite-shape.ts'
import { basePart, commonName } from '../document/declaration-files.ts'
import type { DeclarationFiles, PartFile } from '../document/declaration-files.ts'
import { readTranslationPath } from '../document/translation-file.ts'

/** The complete documents of one layer. */
export interface DocumentBundle {
  readonly documents: ReadonlyMap<DocumentId, ComposedDocument>
  readonly issues: readonly DeclarationIssue[]
}

/** The base that all tenants share, built once. */
export interface BaseBundle extends DocumentBundle {
  readonly files: DeclarationFiles
  readonly commons: CommonSchemas
  /** The paths of the files below each `tenants/<folder>/` and `tenants/variants/<name>/`, sorted. */
  readonly folders: ReadonlyMap<string, readonly string[]>
}

/** Assembles the base's files into composite documents and bundles the shared pieces. */
export function bundleBase(files: DeclarationFiles): BaseBundle {
  const commons = new Map<string, JsonValue>()
  for (const [path, content] of files) {
    const name = commonName(path)
    if (name !== undefined) commons.set(name, content)
  }
  return {
    files,
    commons,
    folders: groupByFolder(files),
    ...bundleDocuments([...files.keys()], files, basePart, commons),
  }
}

/** Assembles documents from the files that contain their parts. */
export function bundleDocuments(
  paths: readonly string[],
  files: DeclarationFiles,
  partOf: (path: string) => PartFile | undefined,
  commons: CommonSchemas,
): DocumentBundle {
  const issues: DeclarationIssue[] = []
  const parts = new Map<DocumentId, Record<string, JsonValue>>()
  for (const path of paths.toSorted()) {
    const place = readTranslationPath(path) ? undefined : partOf(path)
    if (place === undefined) continue
    const part = readPart({ file: path, part: place.part, content: files.get(path) }, commons, issues)
    if (part !== undefined) parts.set(place.document, { ...parts.get(place.document), [place.part]: part })
  }
  const documents = new Map<DocumentId, ComposedDocument>()
  for (const [id, document] of parts) if (isComposedDocument(document)) documents.set(id, document)
  return { documents, issues }
}

interface WrittenPart {
  readonly file: string
  readonly part: string
  readonly content: JsonValue | undefined
}

function readPart(
  { file, part, content }: WrittenPart,
  commons: CommonSchemas,
  issues: DeclarationIssue[],
): JsonObject | undefined {
  const problem = isPart(part) ? partProblem(part, content) : `A document has no part "${part}".`
  if (problem !== undefined || !isJsonObject(content)) {
    issues.push({ file, pointer: '', message: problem ?? `"${part}" must be a JSON object.` })
    return undefined
  }
  if (part !== 'schema') return content
  const bundled = bundleReferences(content, commons, file)
  issues.push(...bundled.issues)
  return bundled.schema
}

function groupByFolder(files: DeclarationFiles): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const path of [...files.keys()].toSorted()) {
    const folder = /^tenants\/(?:variants\/)?[^/]+\//.exec(path)?.[0]
    if (folder === undefined) continue
    const paths = folders.get(folder) ?? []
    paths.push(path)
    folders.set(folder, paths)
  }
  return folders
}
