import { isJsonArray, isJsonObject, objectAt } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'

/** A call that an OpenAPI document describes. */
export interface Operation {
  readonly method: string
  /** The path below the API's base, with a leading slash and parameters in braces. */
  readonly path: string
  readonly query: readonly string[]
  /** The component of its body, e.g. `sections.contacts`; undefined for an inline body or none. */
  readonly component: string | undefined
  /** The body as JSON; undefined without one. */
  readonly body: JsonObject | undefined
}

/** Every call of a document. */
export function operationsOf(document: JsonObject): readonly Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isJsonObject(methods) ? methods : {}).map(([method, call]) =>
      operationOf(method.toUpperCase(), path, isJsonObject(call) ? call : {}),
    ),
  )
}

function operationOf(method: string, path: string, call: JsonObject): Operation {
  const schema = plainBody(objectAt(objectAt(objectAt(call, 'requestBody'), 'content'), 'application/json').schema)
  const reference = typeof schema?.$ref === 'string' ? schema.$ref : ''
  const parameters = isJsonArray(call.parameters) ? call.parameters.filter(isJsonObject) : []
  return {
    method,
    path,
    query: parameters.flatMap(({ name, in: place }) => (place === 'query' && typeof name === 'string' ? [name] : [])),
    component: /^#\/components\/schemas\/(\S+)$/.exec(reference)?.[1],
    body: schema,
  }
}

/** The first of combined schemas; the others only add which fields are required. */
function plainBody(schema: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(schema)) return undefined
  const [first] = isJsonArray(schema.allOf) ? schema.allOf : []
  return isJsonObject(first) ? first : schema
}
