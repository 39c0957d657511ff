import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import type { Answer } from './test-client.ts'

/** The `data` of a success; throws for a refusal. */
export function dataOf(answer: Answer): JsonValue {
  if (answer.status !== 200) throw new Error(`Refused with ${answer.status}: ${answer.text}`)
  return getAt(answer.json, '/data') ?? null
}

export function objectIn(answer: Answer): JsonObject {
  const data = dataOf(answer)
  if (!isJsonObject(data)) throw new Error(`Not an object: ${answer.text}`)
  return data
}

export function listIn(answer: Answer): readonly JsonObject[] {
  const data = dataOf(answer)
  if (!Array.isArray(data)) throw new Error(`Not a list: ${answer.text}`)
  return data.filter(isJsonObject)
}

/** The text at a pointer of the body. */
export function textAt(answer: Answer, pointer: string): string {
  const value = getAt(answer.json, pointer)
  if (typeof value !== 'string') throw new Error(`No text at ${pointer} of ${answer.text}`)
  return value
}

/** Status and code of a refusal, and its messages by pointer, if any. */
export function refusalOf({ status, json }: Answer): JsonObject {
  const code = getAt(json, '/code')
  const errors = getAt(json, '/errors')
  if (!Array.isArray(errors)) return { status, code }
  return { status, code, errors: Object.fromEntries(errors.map((error: JsonValue) => entryOf(error))) }
}

function entryOf(error: JsonValue): [string, JsonValue] {
  const pointer = getAt(error, '/pointer')
  return [typeof pointer === 'string' ? pointer : 'no pointer', getAt(error, '/message') ?? null]
}

/** The items of an answer that is a page of a list. */
export function itemsIn(answer: Answer): readonly JsonObject[] {
  const items = objectIn(answer)['items']
  if (!isJsonArray(items)) throw new Error(`No items in ${answer.text}`)
  return items.filter(isJsonObject)
}
