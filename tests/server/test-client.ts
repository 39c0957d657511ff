import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'

/** A response with parsed JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>
  /** `null` when the body is not JSON. */
  readonly json: JsonValue
  readonly text: string
  readonly bytes: Buffer
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the path is below the root and not the API, e.g. `/dev/outbox`. */
  readonly absolute?: boolean
}

/** A client of the server: at one organisation, from one address, signed in or not. */
export class TestClient {
  token: string | undefined
  /** A unique address, so that limits by address do not affect other tests. */
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

  /** Sends form data like a browser. */
  async postForm(path: string, form: FormData, options: CallOptions = {}): Promise<Answer> {
    const request = new Request('http://form.example/', { method: 'POST', body: form })
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return this.send({ method: 'POST', payload }, path, { ...options, headers: { ...headers, ...options.headers } })
  }

  /** Sends any request. */
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
