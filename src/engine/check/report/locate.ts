import { partFileName, tenantOwnPart } from '../../document/declaration-files.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { Origins } from '../../overlay/overlay-document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { originOf } from '../../overlay/index.ts'
import { formatPointer, getAt, parsePointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { actionPointer } from './action-pointer.ts'
import { followSame } from './follow-same.ts'

/** The place of a declaration: a file, and a pointer in it. */
export interface SourcePlace {
  readonly file: string
  readonly pointer: JsonPointer
}

/** A composed document with the data needed to find the files that declare its parts. */
export interface Sources {
  readonly id: DocumentId
  readonly document: CompositeDocument
  readonly origins: Origins | undefined
  readonly files: ReadonlyMap<string, JsonValue>
}

/**
 * The file that declares the node at a pointer of a composed document: the last overlay that set it or an enclosing
 * node, else the base's file, where list items are matched by id or value. A node that no file declares any more is
 * placed at its nearest declared ancestor.
 */
export function locate(sources: Sources, pointer: JsonPointer): SourcePlace {
  return overlayPlace(sources, pointer) ?? basePlace(sources, pointer)
}

function overlayPlace({ origins, files, document }: Sources, pointer: JsonPointer): SourcePlace | undefined {
  const origin = origins && originOf(origins, pointer)
  const overlay = origin && files.get(origin.file)
  if (origin === undefined || !isJsonObject(overlay) || ownValue(overlay, 'actions') === undefined) return undefined
  return { file: origin.file, pointer: actionPointer(overlay, origin, jsonOf(document), pointer) }
}

function basePlace({ id, document, files, origins }: Sources, pointer: JsonPointer): SourcePlace {
  const [part = '', ...rest] = parsePointer(pointer)
  const shared = part === 'schema' && rest[0] === '$defs' ? `schemas/common/${rest[1]}.json` : ''
  const composed = jsonOf(document)
  if (files.has(shared)) return inFile(shared, files, getAt(composed, `/schema/$defs/${rest[1]}`), rest.slice(2))
  return inFile(fileOf({ id, origins, files }, part), files, getAt(composed, `/${part}`), rest)
}

/** The file with a part of a document: of the layer that declares the document as its own, else of the base. */
function fileOf({ id, origins, files }: Omit<Sources, 'document'>, part: string): string {
  const own = origins?.get('')?.find(({ file }) => tenantOwnPart(file)?.document === id)
  if (own !== undefined && tenantOwnPart(own.file)?.part === part) return own.file
  const home = own === undefined ? 'schemas/' : own.file.slice(0, own.file.lastIndexOf(id))
  const inFolder = `${home}${id}/${partFileName(id, part)}.json`
  return [inFolder, `${home}${id}.json`].find((path) => files.has(path)) ?? inFolder
}

function inFile(
  file: string,
  files: ReadonlyMap<string, JsonValue>,
  composed: JsonValue | undefined,
  segments: readonly string[],
): SourcePlace {
  return { file, pointer: formatPointer(followSame(files.get(file), composed, segments)) }
}

/** The document as plain JSON, as read from its file. */
function jsonOf(document: CompositeDocument): JsonObject {
  return Object.fromEntries(Object.entries(document))
}
