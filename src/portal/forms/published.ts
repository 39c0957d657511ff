import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { ReferenceLists } from '../../engine/document/context.ts'
import type { ReferenceList } from '../../engine/document/reference-list.ts'
import { completeForm } from '../../engine/validation/compiled-form.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../engine/validation/reference-lists.ts'
import { loadFormParts } from '../../renderer/form/load-form-parts.ts'
import { importValidator } from './import-validator.ts'
import { keepDocuments } from './keep-documents.ts'
import { settling } from '../../renderer/loading/settling.ts'
import { keepPromises } from './keep-promises.ts'
import { listNamesOf } from '../../engine/fields/list-names-of.ts'

/** The organisation's published documents. Each is fetched once; a content hash names it, so it is cached for ever. */
export interface PublishedDocuments {
  has(id: DocumentId): boolean
  /** Rejects when the document is not declared or cannot be fetched; a later call then tries again. */
  document(id: DocumentId): Promise<CompositeDocument>
  /** The same for several, requested together; those that are not published are skipped. */
  documents(ids: readonly DocumentId[]): readonly Promise<CompositeDocument>[]
  /** A document that has a schema, with its compiled validator; the code of its widgets is loaded by then. */
  form(id: DocumentId): Promise<CompiledForm>
  /** The reference lists that a document names, indexed; the same promise for the same document. */
  lists(document: CompositeDocument): Promise<ReferenceLists>
  /** The documents and forms requested so far. */
  asked(): Asked
  /** Preloads what another edition has loaded, so a page can switch editions without waiting. */
  prepare(asked: Asked): Promise<void>
}

interface Asked {
  readonly documents: readonly DocumentId[]
  readonly forms: readonly DocumentId[]
}

/** The documents whose hashes the start data contains. */
export function publishedDocuments(hashes: Readonly<Record<DocumentId, string>>): PublishedDocuments {
  const has = (id: DocumentId) => Object.hasOwn(hashes, id)
  const hashOf = (id: DocumentId) => {
    const hash = has(id) ? hashes[id] : undefined
    if (hash === undefined) throw new Error(`No document “${id}” is published`)
    return hash
  }
  const document = keepDocuments({ has, hashOf })
  const forms = keepPromises<CompiledForm>()
  const form = (id: DocumentId) =>
    forms.get(id, async () => {
      const hash = hashOf(id)
      const declared = document.get(id)
      const [loaded, validator] = await Promise.all([
        declared,
        importValidator(`/published/${hash}.js`),
        declared.then(loadFormParts),
      ])
      return completeForm({ id, hash, document: loaded, validator })
    })
  const lists = keepLists((names) => document.getAll(names.map((name) => `lists/${name}`)))
  return {
    has,
    document: document.get,
    documents: (ids) => document.getAll(ids.filter(has)),
    form,
    lists,
    asked: () => ({ documents: document.asked(), forms: forms.asked() }),
    prepare: async (asked) => {
      const documents = await Promise.all(asked.documents.map(document.get))
      await Promise.all([...asked.forms.map(form), ...documents.map(lists)])
    },
  }
}

type LoadLists = (names: readonly string[]) => readonly Promise<CompositeDocument>[]

function keepLists(load: LoadLists): PublishedDocuments['lists'] {
  const kept = new WeakMap<CompositeDocument, Promise<ReferenceLists>>()
  return (document) => {
    const promise = kept.get(document) ?? settling(loadLists(listNamesOf(document), load))
    kept.set(document, promise)
    return promise
  }
}

/** Leaves out a list that cannot be loaded: the browser then skips its test, and the server decides. */
async function loadLists(names: readonly string[], load: LoadLists): Promise<ReferenceLists> {
  const loaded = await Promise.allSettled(load(names))
  const found = new Map<string, ReferenceList>()
  for (const [index, name] of names.entries()) {
    const one = loaded[index]
    if (one?.status === 'fulfilled' && one.value.list) found.set(name, one.value.list)
  }
  return buildReferenceLists(found)
}
