import type { TSchema } from 'typebox'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { AnswerError, ErrorBody, MessageResponse } from '../response.ts'
import { Application } from '../application.ts'
import { Profile } from '../profile.ts'
import { SectionRecord } from '../section.ts'
import { StoredFile } from '../file.ts'
import { User } from '../user.ts'

/** Shapes of answers that stand in the document once, by name, and are referred to from wherever they occur. */
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

/** A shape of the contract as plain JSON, as bodies and queries have it: other properties are not spoken of. */
export function plainSchema(schema: TSchema): JsonObject {
  const plain: JsonValue = JSON.parse(JSON.stringify(schema))
  return isJsonObject(plain) ? plain : {}
}

/** A shape as answers have it: named shapes are referred to, and objects have no properties but those that it names. */
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

/** A successful answer with this in `data`. */
export function successOf(data: JsonObject): JsonObject {
  return { type: 'object', required: ['data'], properties: { data }, additionalProperties: false }
}
