import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'

/**
 * The schema that a reference of a pasted form leads to: by pointer, `$anchor` or `$id`; undefined when it is not in
 * the form.
 */
export function referenced(root: JsonObject, reference: string): JsonObject | undefined {
  const [id = '', fragment = ''] = reference.split('#')
  const resource = id === '' ? root : find(root, (schema) => isNamed(schema, id))
  if (resource === undefined) return undefined
  const target = fragment === '' || fragment.startsWith('/') ? at(resource, fragment) : anchored(resource, fragment)
  return isJsonObject(target) ? target : undefined
}

const anchored = (resource: JsonObject, name: string): JsonObject | undefined =>
  find(resource, (schema) => schema['$anchor'] === name || schema['$id'] === `#${name}`)

const at = (resource: JsonObject, fragment: string): JsonValue | undefined =>
  getAt(resource, /%[0-9a-f]{2}/i.test(fragment) ? decodeURIComponent(fragment) : fragment)

const isNamed = ({ $id, id }: JsonObject, name: string): boolean =>
  [$id, id].some(
    (known) => typeof known === 'string' && (known === name || known.endsWith(`/${name.replace(/^\//, '')}`)),
  )

function find(node: JsonValue | undefined, is: (schema: JsonObject) => boolean): JsonObject | undefined {
  if (isJsonObject(node) && is(node)) return node
  const inside = isJsonArray(node) ? node : isJsonObject(node) ? Object.values(node) : []
  for (const part of inside) {
    const found = find(part, is)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether following a reference leads back to it. */
export function isRecursive(root: JsonObject, reference: string): boolean {
  const seen = new Set<string>()
  const waiting = referencesIn(referenced(root, reference))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === reference) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...referencesIn(referenced(root, next)))
  }
  return false
}

/** Definitions that a schema merely holds are not references in it. */
const held: ReadonlySet<string> = new Set(['$defs', 'definitions', 'default', 'examples', 'enum', 'const'])

function referencesIn(node: JsonValue | undefined): string[] {
  if (isJsonArray(node)) return node.flatMap(referencesIn)
  if (!isJsonObject(node)) return []
  const own = ownValue(node, '$ref')
  const inside = Object.entries(node).flatMap(([key, value]) => (held.has(key) ? [] : referencesIn(value)))
  return typeof own === 'string' ? [own, ...inside] : inside
}
