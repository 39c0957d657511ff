import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { executableHash } from '../../../engine/validation/executable-schema.ts'
import { wrapModule } from '../../../engine/validation/wrap-module.ts'
import type { CompiledCode } from './compiled-code.ts'
import { editionHash } from './edition-hash.ts'
import type { PublishedTenant } from './published-tenant.ts'
import type { RuntimeModule } from './runtime-module.ts'

export interface PublishedFile {
  readonly mediaType: string
  readonly text: string
}

/** Finds the files of organisations by name. Each is made at its first request, once for all organisations. */
export function publishedFileFinder(
  code: CompiledCode,
  runtime: RuntimeModule,
): (tenant: PublishedTenant, name: string) => PublishedFile | undefined {
  const known = new Map<string, PublishedFile>([[fileName(runtime.path), moduleFile(runtime.code)]])
  const modules = new Map<string, PublishedFile>()
  const indexes = new WeakMap<PublishedTenant, Index>()

  const moduleOf = (id: DocumentId, document: CompositeDocument): PublishedFile => {
    const hash = executableHash(document)
    const found = modules.get(hash) ?? moduleFile(wrapModule(code.codeOf(id, hash, document), runtime.path))
    modules.set(hash, found)
    return found
  }
  const make = (tenant: PublishedTenant, hash: string, kind: string): PublishedFile | undefined => {
    for (const edition of tenant.editions.values()) {
      const index = indexes.get(edition) ?? indexOf(edition)
      indexes.set(edition, index)
      const id = index.documents.get(hash)
      if (id === undefined && hash === index.table && kind === 'json') return jsonFile(edition.shown)
      if (id === undefined) continue
      const document = edition.documents.get(id)
      if (kind === 'json') return document && jsonFile(document)
      // A form has the same validator in all languages.
      return document && edition.forms.has(id) ? moduleOf(id, document) : undefined
    }
    return undefined
  }
  return (tenant, name) => {
    const [, hash = '', kind = ''] = /^([0-9a-f]+)\.(json|js)$/.exec(name) ?? []
    const file = known.get(name) ?? (kind === '' ? undefined : make(tenant, hash, kind))
    if (file) known.set(name, file)
    return file
  }
}

/** The files of an edition by their hashes. */
interface Index {
  readonly documents: ReadonlyMap<string, DocumentId>
  /** The table with the hash of each document. */
  readonly table: string
}

const indexOf = (edition: PublishedTenant): Index => ({
  documents: new Map(Object.entries(edition.shown).map(([id, hash]) => [hash, id])),
  table: editionHash(edition),
})

const jsonFile = (value: object): PublishedFile => ({ mediaType: 'application/json', text: JSON.stringify(value) })
const moduleFile = (text: string): PublishedFile => ({ mediaType: 'text/javascript', text })
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
