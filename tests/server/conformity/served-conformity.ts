import { request } from 'node:http'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { Conformity } from './conformity.ts'

const byText = new Map<string, Conformity>()

/**
 * Checks responses by the OpenAPI document that a server process serves. Each document is compiled once.
 *
 * @param origin of a server on this machine, e.g. `http://demo.localhost:41234`
 */
export async function servedConformity(origin: string): Promise<Conformity> {
  const text = await openApiOf(new URL(origin))
  const known = byText.get(text) ?? new Conformity(JSON.parse(text) as JsonObject)
  byText.set(text, known)
  return known
}

/** Node does not resolve hosts below localhost, so the request goes to 127.0.0.1 with a Host header. */
function openApiOf({ host, port }: URL): Promise<string> {
  const asked = { host: '127.0.0.1', port, path: '/api/openapi.json', headers: { host } }
  return new Promise((resolve, reject) => {
    request(asked, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${host} serves no OpenAPI document: ${text}`))
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
