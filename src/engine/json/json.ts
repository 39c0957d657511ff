/** Any value that JSON can say. Answers, declarations and payloads are all of this type until a schema narrows them. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject

/** A JSON object; read only, because composed documents and stored records are shared. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined
}

/** Keys that would reach an object's prototype; refused wherever a key comes from outside. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** True for a JSON object: neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a JSON list, which `Array.isArray` does not say of a read-only one. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** Structural equality of two JSON values; the order of an object's keys does not count, absent and undefined are alike. */
export function equalJson(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true
  if (isJsonArray(left)) {
    return isJsonArray(right) && left.length === right.length && left.every((item, i) => equalJson(item, right[i]))
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys) if (!equalJson(ownValue(left, key), ownValue(right, key))) return false
  return true
}

/** The object's own value at a key; undefined for what it merely inherits, such as `toString`. */
export function ownValue(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** The object at a key, e.g. the `properties` of a schema; empty for what is none. */
export function objectAt(parent: JsonObject | undefined, key: string): JsonObject {
  const value = parent && ownValue(parent, key)
  return isJsonObject(value) ? value : {}
}
