import { startProductionServer } from '../../scripts/production-server.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import type { DatabasePlace } from '../../src/server/platform/database/open-database.ts'
import { servedConformity } from './conformity/served-conformity.ts'

/** The built server in a process of its own; it serves the neutral organisation at 127.0.0.1. */
export interface OwnServer {
  readonly address: string
  /**
   * Calls the API with a token or without one.
   *
   * @throws Error when the response does not conform to the server's OpenAPI document [API-05]
   */
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<OwnAnswer>
  /** The messages that were written, the newest first. */
  outbox(): Promise<readonly JsonObject[]>
  stop(): Promise<void>
}

export interface CallOptions {
  readonly token?: string
  readonly body?: JsonObject
  readonly headers?: Readonly<Record<string, string>>
}

export interface OwnAnswer {
  readonly status: number
  readonly headers: Headers
  readonly json: JsonValue
  readonly text: string
}

/** Starts it with sample data. */
export async function startOwnServer(
  place: DatabasePlace,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const { address, stop } = await startProductionServer(place, { REGALIA_MODE: 'sample', ORIGINS: '', ...variables })
  const conformity = await servedConformity(address)
  return {
    address,
    async call(method, path, options) {
      const answer = await call(method, `${address}/api/${path}`, options)
      conformity.demand({
        method,
        path: `/${path.split('?', 1)[0]}`,
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: answer.text,
      })
      return answer
    },
    async outbox() {
      const { json } = await call('GET', `${address}/dev/outbox`, { headers: { accept: 'application/json' } })
      const messages = isJsonObject(json) ? json.data : []
      return Array.isArray(messages) ? messages : []
    },
    stop,
  }
}

async function call(
  method: 'GET' | 'POST',
  url: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<OwnAnswer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json: JsonValue = text === '' ? null : JSON.parse(text)
  return { status: response.status, headers: response.headers, json, text }
}
