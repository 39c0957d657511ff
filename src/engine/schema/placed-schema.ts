import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { escapeSegment, getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { longestChain, pointerOfReference, resolveSchema } from './schema-walk.ts'

/** A part of a schema with its references resolved, and the place where each of its keywords is written. */
export interface PlacedSchema {
  readonly schema: JsonObject
  readonly at: (keyword: string) => JsonPointer
}

/** The part of a schema at a pointer; empty where there is no schema. */
export function placedSchema(root: JsonObject, pointer: JsonPointer): PlacedSchema {
  const places = new Map<string, JsonPointer>()
  let place: JsonPointer | undefined = pointer
  for (let i = 0; i < longestChain && place !== undefined; i += 1) {
    const node = getAt(root, place)
    if (!isJsonObject(node)) break
    for (const key of Object.keys(node)) {
      if (key !== '$ref' && !places.has(key)) places.set(key, `${place}/${escapeSegment(key)}`)
    }
    const { $ref } = node
    place = typeof $ref === 'string' ? pointerOfReference($ref) : undefined
  }
  return {
    schema: resolveSchema(root, getAt(root, pointer)),
    at: (keyword) => places.get(keyword) ?? `${pointer}/${escapeSegment(keyword)}`,
  }
}
