import { spawn } from 'node:child_process'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { servedConformity } from './conformity/served-conformity.ts'
import { projectRoot } from './start-test-server.ts'

/** The server from source, in a process of its own; it serves the neutral organisation at 127.0.0.1. */
export interface SourceServer {
  /**
   * A call of the API, as a person with that token or none.
   *
   * @throws Error when the answer is not as the OpenAPI document that the server serves describes it [API-05]
   */
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<SourceAnswer>
  /** The messages that were written, the newest first. */
  outbox(): Promise<readonly JsonObject[]>
  stop(): Promise<void>
}

export interface CallOptions {
  readonly token?: string
  readonly body?: JsonObject
  readonly headers?: Readonly<Record<string, string>>
}

export interface SourceAnswer {
  readonly status: number
  readonly headers: Headers
  readonly json: JsonValue
  readonly text: string
}

/** Starts it and waits until it says where it listens. Throws what it printed when it ends before. */
export async function startSourceServer(variables: Readonly<Record<string, string>>): Promise<SourceServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/start/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: '', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let printed = ''
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const found = /http:\/\/[\w.-]+:(\d+)\//.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The server ended:\n${printed}`)))
  })
  const origin = `http://127.0.0.1:${port}`
  const conformity = await servedConformity(origin)
  return {
    async call(method, path, options) {
      const answer = await call(method, `${origin}/api/${path}`, options)
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
      const { json } = await call('GET', `${origin}/dev/outbox`, { headers: { accept: 'application/json' } })
      const messages = isJsonObject(json) ? json.data : []
      return Array.isArray(messages) ? messages : []
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function call(
  method: 'GET' | 'POST',
  url: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<SourceAnswer> {
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
