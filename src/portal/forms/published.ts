import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { ReferenceLists } from '../../engine/document/context.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import { completeForm } from '../../engine/validation/compiled-form.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../engine/validation/reference-lists.ts'
import { toValidator } from '../../engine/validation/to-validator.ts'
import { loadFormParts } from '../../renderer/form/load-form-parts.ts'
import { listNamesOf } from './list-names-of.ts'

/** The organisation's published documents. Each is fetched once; a content hash names it, so it is cached for ever. */
export interface PublishedDocuments {
  has(id: DocumentId): boolean
  /** Rejects when the document is not declared or cannot be fetched; a later call then tries again. */
  document(id: DocumentId): Promise<CompositeDocument>
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
  const hashOf = (id: DocumentId) => {
    const hash = Object.hasOwn(hashes, id) ? hashes[id] : undefined
    if (hash === undefined) throw new Error(`No document “${id}” is published`)
    return hash
  }
  const document = keepPromises((id: DocumentId) => fetchDocument(hashOf(id)))
  const form = keepPromises(async (id: DocumentId) => {
    const hash = hashOf(id)
    const declared = document.get(id)
    const [loaded, validator] = await Promise.all([declared, importValidator(hash), declared.then(loadFormParts)])
    return completeForm({ id, hash, document: loaded, validator })
  })
  const lists = keepLists((name) => document.get(`lists/${name}`))
  return {
    has: (id) => Object.hasOwn(hashes, id),
    document: document.get,
    form: form.get,
    lists,
    asked: () => ({ documents: document.asked(), forms: form.asked() }),
    prepare: async (asked) => {
      const documents = await Promise.all(asked.documents.map(document.get))
      await Promise.all([...asked.forms.map(form.get), ...documents.map(lists)])
    },
  }
}

function keepLists(load: (name: string) => Promise<CompositeDocument>): PublishedDocuments['lists'] {
  const kept = new WeakMap<CompositeDocument, Promise<ReferenceLists>>()
  return (document) => {
    const promise = kept.get(document) ?? settling(loadLists(listNamesOf(document), load))
    kept.set(document, promise)
    return promise
  }
}

/** Leaves out a list that cannot be loaded: the browser then skips its test, and the server decides. */
async function loadLists(
  names: readonly string[],
  load: (name: string) => Promise<CompositeDocument>,
): Promise<ReferenceLists> {
  const loaded = await Promise.all(
    names.map((name) =>
      load(name).then(
        ({ list }) => list && ([name, list] as const),
        () => undefined,
      ),
    ),
  )
  return buildReferenceLists(new Map(loaded.filter((entry) => entry !== undefined)))
}

async function fetchDocument(hash: string): Promise<CompositeDocument> {
  const response = await fetch(`/published/${hash}.json`)
  if (!response.ok) throw new Error(`Document ${hash} was answered with ${response.status}`)
  const value: unknown = await response.json()
  if (!isJsonObject(value)) throw new Error(`Document ${hash} is no document`)
  return value
}

async function importValidator(hash: string) {
  const module: { readonly default: unknown } = await import(/* @vite-ignore */ `/published/${hash}.js`)
  return toValidator(module.default)
}

interface Kept<Value> {
  readonly get: (id: string) => Promise<Value>
  readonly asked: () => readonly string[]
}

/** Caches the function's promises by argument; drops a rejected one, so it can be retried. */
function keepPromises<Value>(load: (id: string) => Promise<Value>): Kept<Value> {
  const kept = new Map<string, Promise<Value>>()
  const get = (id: string) => {
    const known = kept.get(id)
    if (known) return known
    const promise = settling(Promise.resolve(id).then(load))
    kept.set(id, promise)
    promise.catch(() => kept.delete(id))
    return promise
  }
  return { get, asked: () => [...kept.keys()] }
}

/**
 * Records a promise's outcome in its properties `status` and `value` or `reason`, where React's `use` looks, so that a
 * settled one does not suspend. The handlers return nothing, because a returned promise would cause another unhandled
 * rejection.
 */
function settling<Value>(promise: Promise<Value>): Promise<Value> {
  const note = (outcome: object): void => void Object.assign(promise, outcome)
  promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  )
  return promise
}
