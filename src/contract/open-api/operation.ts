import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { refusalResponses } from './refusal-responses.ts'
import type { RefusalText } from './refusal-responses.ts'

/** The names of a path's parameters. */
const parameterNames = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** A path as OpenAPI writes it: `/setup/lists/{name}`. */
export const templatedPath = (path: string): string => `/${path.replaceAll(/:(\w+)/g, '{$1}')}`

/** The Operation Object of a call. */
export function operation(call: DescribedCall, refusalText: RefusalText): JsonObject {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)]
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(call),
    responses: { ...successResponses(call), ...refusalResponses(allRefusals(call), refusalText) },
  }
}

function securityOf({ session }: DescribedCall): readonly JsonObject[] {
  if (!session) return []
  return session === 'required' ? [{ session: [] }] : [{}, { session: [] }]
}

function pathParameters({ path, parameters = {} }: DescribedCall): readonly JsonObject[] {
  return parameterNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: parameters[name] ?? { type: 'string' },
  }))
}

function queryParameters({ query = {} }: DescribedCall): readonly JsonObject[] {
  const required = isJsonArray(query.required) ? query.required : []
  const properties = isJsonObject(query.properties) ? query.properties : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema ?? {},
  }))
}

function headerParameters({ headers = {} }: DescribedCall): readonly JsonObject[] {
  return Object.entries(headers).map(([name, { description, ...schema }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', ...schema },
  }))
}

function requestBody({ body, formData }: DescribedCall): JsonObject {
  if (!body) return {}
  const content = { [json]: { schema: body }, ...(formData && { 'multipart/form-data': { ...formData } }) }
  return { requestBody: { required: true, content } }
}

function successResponses({ content, cached = false }: DescribedCall): JsonObject {
  const media = Object.entries(content).map(([type, schema]) => [type, { schema }])
  const ok = { description: 'Success', content: Object.fromEntries(media) }
  if (!cached) return { '200': ok }
  const headers = { ETag: { description: 'For If-None-Match.', schema: { type: 'string' } } }
  return { '200': { ...ok, headers }, '304': { description: 'What the caller has is the newest', headers } }
}

const ofEveryCall: readonly ErrorCode[] = ['bad-request', 'organisation-not-found', 'internal', 'unavailable']
const ofSessions: readonly ErrorCode[] = ['no-session', 'session-over']
const ofBodies: readonly ErrorCode[] = ['broken-json', 'too-large', 'unsupported-media-type']

function allRefusals({ session, method, formData, refusals }: DescribedCall): readonly ErrorCode[] {
  return [
    ...ofEveryCall,
    ...(session ? ofSessions : []),
    ...(method === 'POST' ? ofBodies : []),
    ...(formData ? (['broken-multipart'] as const) : []),
    ...refusals,
  ]
}
