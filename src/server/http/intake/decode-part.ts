import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { fieldPlace } from '../../../engine/validation/field-place.ts'

/** Parses a text as one JSON type; undefined if it is no such value. */
type Decoder = (text: string) => JsonValue | undefined

const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  [
    'boolean',
    (text) =>
      new Map([
        ['true', true],
        ['false', false],
      ]).get(text),
  ],
  ['integer', decodeNumber],
  ['number', decodeNumber],
  ['array', (text) => decodeJson(text, isJsonArray)],
  ['object', (text) => decodeJson(text, isJsonObject)],
])

/**
 * The value of a text part of form data, by the type in its field's schema. A text that is no value of that type stays
 * a text, so that validation reports it. An empty one means no answer.
 */
export function decodePart(schema: JsonObject | undefined, pointer: JsonPointer, text: string): JsonValue | undefined {
  const { type = null } = fieldPlace({ schema }, pointer).schema
  const decode = [type].flat().flatMap((name) => decoders.get(String(name)) ?? [])[0]
  if (!decode) return text
  return text === '' ? undefined : (decode(text) ?? text)
}

function decodeNumber(text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

function decodeJson(text: string, isWanted: (value: JsonValue) => boolean): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text)
    return isWanted(value) ? value : undefined
  } catch {
    return undefined
  }
}
