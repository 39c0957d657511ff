import type { TSchema } from 'typebox'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { AnswerError, ErrorBody, MessageResponse } from '../response.ts'
import { Application } from '../application.ts'
import { Profile } from '../profile.ts'
import { SectionRecord } from '../section.ts'
import { StoredFile } from '../file.ts'
import { User } from '../user.ts'

/** Response shapes that the document defines once, by name, and refers to wherever they occur. */
const named: ReadonlyMap<unknown, string> = new Map<unknown, string>(
  Object.entries({
    AnswerError,
    Application,
    ErrorBody,
    Profile,
    MessageResponse,
    SectionRecord,
    StoredFile,
    User,
  }).map(([name, schema]) => [schema, name]),
)

/** A reference to a component. */
export const component = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` })

/** A shape of the contract as plain JSON Schema for bodies and queries: it says nothing about other properties. */
export function plainSchema(schema: TSchema): JsonObject {
  const plain: JsonValue = JSON.parse(JSON.stringify(schema))
  return isJsonObject(plain) ? plain : {}
}

/** A shape for responses: it refers to named shapes, and objects have no properties but those it names. */
export function answerSchema(schema: TSchema): JsonObject {
  const name = named.get(schema)
  return name === undefined ? answerShape(schema) : component(name)
}

/** The components that `answerSchema` refers to. */
export function namedSchemas(): JsonObject {
  return Object.fromEntries([...named].map(([schema, name]) => [name, answerShape(schema)]))
}

function answerShape(schema: unknown): JsonObject {
  const entries = isJsonObject(schema) ? Object.entries(schema).map(([key, value]) => [key, answerPart(value)]) : []
  return closed(Object.fromEntries(entries))
}

function answerPart(value: JsonValue | undefined): JsonValue | undefined {
  const name = named.get(value)
  if (name !== undefined) return component(name)
  if (isJsonArray(value)) return value.map((item) => answerPart(item) ?? null)
  return isJsonObject(value) ? answerShape(value) : value
}

function closed(schema: JsonObject): JsonObject {
  const isOpen = schema.type !== 'object' || 'additionalProperties' in schema || !isJsonObject(schema.properties)
  return isOpen ? schema : { ...schema, additionalProperties: false }
}

/** A successful response with this in `data`. */
export function successOf(data: JsonObject): JsonObject {
  return { type: 'object', required: ['data'], properties: { data }, additionalProperties: false }
}
