import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'

/** What came back, its JSON read. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>
  /** `null` when the body is no JSON. */
  readonly json: JsonValue
  readonly text: string
  readonly bytes: Buffer
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the API, e.g. `/dev/outbox`. */
  readonly absolute?: boolean
}

/** Somebody who calls the server: at one organisation, from one address, signed in or not. */
export class TestClient {
  token: string | undefined
  /** Of this client alone, so that limits by address do not reach from one test into another. */
  private readonly remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

  constructor(
    private readonly app: FastifyInstance,
    readonly tenant: string,
    readonly host = `${tenant}.localhost`,
  ) {}

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.send({ method: 'GET' }, path, options)
  }

  post(path: string, body?: JsonObject, options: CallOptions = {}): Promise<Answer> {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    return this.send({ method: 'POST', ...payload }, path, {
      ...options,
      headers: { ...(body && { 'content-type': 'application/json' }), ...options.headers },
    })
  }

  /** Form data as a browser sends it. */
  async postForm(path: string, form: FormData, options: CallOptions = {}): Promise<Answer> {
    const request = new Request('http://form.example/', { method: 'POST', body: form })
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return this.send({ method: 'POST', payload }, path, { ...options, headers: { ...headers, ...options.headers } })
  }

  /** Any request at all. */
  async send(
    request: InjectOptions,
    path: string,
    { headers = {}, absolute = false }: CallOptions = {},
  ): Promise<Answer> {
    const response = await this.app.inject({
      remoteAddress: this.remoteAddress,
      ...request,
      url: absolute ? path : `/api/${path}`,
      headers: {
        host: this.host,
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      json: readJson(response.body),
      text: response.body,
      bytes: response.rawPayload,
    }
  }
}

function readJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return null
  }
}
