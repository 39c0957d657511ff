import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { mostTogether, publishedPath } from '../../contract/published-path.ts'
import { keepPromises } from './keep-promises.ts'

/** What is published, and under which hashes. */
export interface PublishedHashes {
  readonly has: (id: DocumentId) => boolean
  /** @throws Error for a document that is not published */
  readonly hashOf: (id: DocumentId) => string
}

/** The published documents requested so far. */
export interface KeptDocuments {
  readonly get: (id: DocumentId) => Promise<CompositeDocument>
  /** Several documents; those not requested before in one request. */
  readonly getAll: (ids: readonly DocumentId[]) => readonly Promise<CompositeDocument>[]
  readonly asked: () => readonly DocumentId[]
}

/** Fetches documents by their hashes, each once. */
export function keepDocuments(published: PublishedHashes): KeptDocuments {
  const { has, hashOf } = published
  const kept = keepPromises<CompositeDocument>()
  const get = (id: DocumentId) => kept.get(id, async () => fetchDocument(hashOf(id)))
  return {
    get,
    asked: kept.asked,
    getAll: (ids) => {
      const missing = ids.filter((id) => has(id) && !kept.has(id))
      const [first, ...more] = missing.map(hashOf)
      if (first === undefined || more.length === 0 || more.length >= mostTogether) return ids.map(get)
      const together = fetchTogether([first, ...more])
      const load = async (id: DocumentId) => toDocument((await together)[missing.indexOf(id)], id)
      return ids.map((id) => (missing.includes(id) ? kept.get(id, load) : get(id)))
    },
  }
}

async function fetchDocument(hash: string): Promise<CompositeDocument> {
  return toDocument(await fetchJson(publishedPath([hash])), hash)
}

async function fetchTogether(hashes: readonly [string, ...string[]]): Promise<readonly JsonValue[]> {
  const documents = await fetchJson(publishedPath(hashes))
  return isJsonArray(documents) ? documents : []
}

async function fetchJson(path: string): Promise<JsonValue> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.json()
}

function toDocument(value: JsonValue | undefined, name: string): CompositeDocument {
  if (!isJsonObject(value)) throw new Error(`${name} is no document`)
  return value
}
