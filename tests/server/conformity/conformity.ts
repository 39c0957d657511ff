import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isJsonObject, ownValue } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { formatPointer, getAt } from '../../../src/engine/json/pointer.ts'

/** A response of the API. */
export interface Answered {
  readonly method: string
  /** The path below the API base, with a leading slash and without query. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Undefined for a stream. */
  readonly body: string | undefined
}

/** Checks responses by an OpenAPI document: status, headers, media type, and a JSON body by its schema [API-05]. */
export class Conformity {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true })
  private readonly paths: readonly { readonly pattern: RegExp; readonly path: string }[]

  constructor(private readonly document: JsonObject) {
    addFormats.default(this.ajv)
    this.ajv.addSchema({ ...document, $id: 'api' })
    const paths = Object.keys(isJsonObject(document.paths) ? document.paths : {})
    // A path without parameters takes precedence over one with parameters.
    this.paths = paths
      .toSorted((left, right) => left.split('{').length - right.split('{').length)
      .map((path) => ({ path, pattern: patternOf(path) }))
  }

  /** A sentence for each violation in a response. */
  violations(answered: Answered): string[] {
    const found = this.responseOf(answered)
    const call = `${answered.method} ${answered.path}`
    if (typeof found === 'string') return [`${call} answered ${answered.status}: ${found}`]
    return this.contentViolations(found, answered).map(
      (violation) => `${call} answered ${answered.status}: ${violation}`,
    )
  }

  /** Throws an error with the violations in a response, if any. */
  demand(answered: Answered): void {
    const violations = this.violations(answered)
    if (violations.length > 0) throw new Error(violations.join('\n'))
  }

  /** The pointer of the document's response for a response, or a sentence when there is none. */
  private responseOf(answered: Answered): readonly string[] | string {
    const method = answered.method === 'HEAD' ? 'get' : answered.method.toLowerCase()
    const known = this.paths.find(
      ({ path, pattern }) => pattern.test(answered.path) && this.has(['paths', path, method]),
    )
    if (!known) return this.isPlainRefusal(answered) ? [] : 'the document has no such call.'
    const pointer = ['paths', known.path, method, 'responses', String(answered.status)]
    return this.has(pointer) ? pointer : 'the document lists no such status.'
  }

  private has(segments: readonly string[]): boolean {
    return getAt(this.document, formatPointer(segments)) !== undefined
  }

  /** Requests that no call accepts get 404 or 405 in the shape of every refusal; those to a closed call get 403. */
  private isPlainRefusal({ method, status, body }: Answered): boolean {
    if (status !== 403 && status !== 404 && status !== 405) return false
    return method === 'HEAD' || this.problems(['components', 'schemas', 'ErrorBody'], parse(body)).length === 0
  }

  private contentViolations(response: readonly string[], answered: Answered): string[] {
    const found = getAt(this.document, formatPointer(response))
    if (response.length === 0 || !isJsonObject(found)) return []
    const missing = Object.keys(isJsonObject(found.headers) ? found.headers : {})
      .filter((name) => answered.headers[name.toLowerCase()] === undefined)
      .map((name) => `the header ${name} is missing.`)
    return [...missing, ...this.bodyViolations(response, found, answered)]
  }

  private bodyViolations(
    response: readonly string[],
    found: JsonObject,
    { method, headers, body }: Answered,
  ): string[] {
    if (method === 'HEAD') return []
    if (!isJsonObject(found.content)) return (body ?? '') === '' ? [] : ['there is a body, and none is described.']
    const type = String(headers['content-type']).split(';', 1)[0] ?? ''
    if (ownValue(found.content, '*/*')) return []
    if (!ownValue(found.content, type)) return [`the media type ${type} is not described.`]
    return this.problems([...response, 'content', type, 'schema'], parse(body))
  }

  private problems(schema: readonly string[], value: JsonValue | undefined): string[] {
    const validate = this.ajv.getSchema(`api#${schema.map((part) => `/${encodeSegment(part)}`).join('')}`)
    if (!validate) throw new Error(`The document has no schema at ${schema.join(' ')}.`)
    void validate(value)
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/** A segment of a pointer in a URI fragment. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

function parse(body: string | undefined): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(body ?? '')
    return value
  } catch {
    return undefined
  }
}
