import { request } from 'node:http'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { Conformity } from './conformity.ts'

const byText = new Map<string, Conformity>()

/** What a server at an address last served. */
interface Served {
  readonly etag: string
  readonly conformity: Conformity
}

const lastServed = new Map<string, Served>()

/**
 * Checks responses by the OpenAPI document that a server process serves. Each document is compiled once, and sent again
 * only when the server has another: it is a megabyte, and asked for in every test.
 *
 * @param origin of a server on this machine, e.g. `http://demo.localhost:41234`
 */
export async function servedConformity(origin: string): Promise<Conformity> {
  const last = lastServed.get(origin)
  const { text, etag } = await openApiOf(new URL(origin), last?.etag)
  if (last && text === undefined) return last.conformity
  const conformity = byText.get(text ?? '') ?? new Conformity(JSON.parse(text ?? '') as JsonObject)
  byText.set(text ?? '', conformity)
  lastServed.set(origin, { etag, conformity })
  return conformity
}

interface Document {
  /** Undefined where it is still the one with the known ETag. */
  readonly text: string | undefined
  readonly etag: string
}

/** Node does not resolve hosts below localhost, so the request goes to 127.0.0.1 with a Host header. */
function openApiOf({ host, port }: URL, known: string | undefined): Promise<Document> {
  const headers = { host, ...(known !== undefined && { 'if-none-match': known }) }
  const asked = { host: '127.0.0.1', port, path: '/api/openapi.json', headers }
  return new Promise((resolve, reject) => {
    request(asked, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const etag = response.headers.etag ?? ''
        if (response.statusCode === 304) resolve({ text: undefined, etag })
        else if (response.statusCode === 200) resolve({ text, etag })
        else reject(new Error(`${host} serves no OpenAPI document: ${text}`))
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
