import { canonicalJson } from '../json/canonical-json.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { englishHash } from './english-hash.ts'

/** Properties that name a list item, as in overlays; the first one present is used. */
const naming = ['id', 'value', 'code', 'Code', 'key', 'const']

/**
 * The names of a list's items, which do not depend on their index: their `id` or a similar property. An item without
 * one is named by the hash of its first text; an item with another's name, by the hash of its content.
 * @param key a property to try before all others
 */
export function itemNames(list: readonly JsonValue[], key?: string): readonly string[] {
  const keys = key === undefined ? naming : [key, ...naming]
  const names = list.map((item) => nameIn(item, keys))
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return list.map((item, i) => {
    const name = names[i] ?? ''
    return counts.get(name) === 1 ? name : hashed(canonicalJson(item))
  })
}

function nameIn(item: JsonValue, keys: readonly string[]): string {
  if (!isJsonObject(item)) return hashed(String(item))
  for (const key of keys) {
    const name = scalarText(ownValue(item, key))
    if (name !== undefined) return name
  }
  return hashed(Object.values(item).find((member) => typeof member === 'string') ?? canonicalJson(item))
}

function scalarText(value: JsonValue | undefined): string | undefined {
  return value === undefined || value === null || typeof value === 'object' ? undefined : String(value)
}

function hashed(text: string): string {
  return `#${englishHash(text)}`
}
