/** Any JSON value. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject

/** A JSON object. A key whose value is undefined counts as absent. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined
}

export type JsonScalar = null | boolean | number | string

/** Keys that would reach an object's prototype; the strict profile refuses them everywhere. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** True for a JSON object: neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a JSON list. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** True for null, booleans, numbers and strings. */
export function isScalar(value: JsonValue | undefined): value is JsonScalar {
  return value !== undefined && (value === null || typeof value !== 'object')
}

/** The object's own value at a key; undefined for inherited members such as `toString`. */
export function ownValue(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** The object's keys whose values are not undefined. */
export function keysOf(object: JsonObject): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined)
}

/** A copy of the object with one key set, or removed by `undefined`; `__proto__` becomes an ordinary key. */
export function withKey(object: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  const copy: Record<string, JsonValue | undefined> = { ...object }
  if (value === undefined) delete copy[key]
  else Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true })
  return copy
}

/** Structural equality of two JSON values; the order of an object's keys does not count. */
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
