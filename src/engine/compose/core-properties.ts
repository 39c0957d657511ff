import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { mapSchemas } from '../schema/walk-schema.ts'

/** A property marked `x-core`: code relies on its name and type. */
interface CoreProperty {
  readonly path: readonly string[]
  readonly schema: JsonObject
}

const known = new WeakMap<JsonObject, readonly CoreProperty[]>()

function corePropertiesOf(schema: JsonObject): readonly CoreProperty[] {
  const found = known.get(schema)
  if (found) return found
  const properties: CoreProperty[] = []
  mapSchemas(schema, (node, path) => {
    if (ownValue(node, 'x-core') === true) properties.push({ path, schema: node })
    return node
  })
  known.set(schema, properties)
  return properties
}

/**
 * One sentence that names the core property of `before` that an overlay removes, retypes, unmarks or no longer looks up
 * in the register; undefined when there is none. Overlays may relabel, move and tighten core properties: a type may
 * lose alternatives, but not gain any.
 */
export function coreObjection(before: JsonValue | undefined, after: JsonValue | undefined): string | undefined {
  if (before === after || !isJsonObject(before)) return undefined
  for (const { path, schema } of corePropertiesOf(before)) {
    const now = path.reduce<JsonValue | undefined>(childOf, after)
    const label = `"${path.at(-1) ?? ''}" is x-core; an overlay may not`
    if (!isJsonObject(now)) return `${label} remove it.`
    if (ownValue(now, 'x-core') !== true) return `${label} unmark it.`
    if (Object.hasOwn(schema, 'inRegister') && !Object.hasOwn(now, 'inRegister')) return `${label} stop looking it up.`
    const retyped = retyping(schema, now) ?? itemsRetyping(schema, now)
    if (retyped !== undefined) return `${label} ${retyped}.`
  }
  return undefined
}

function childOf(node: JsonValue | undefined, key: string): JsonValue | undefined {
  if (isJsonArray(node)) return node[Number(key)]
  return isJsonObject(node) ? ownValue(node, key) : undefined
}

function retyping(before: JsonObject, after: JsonObject): string | undefined {
  if (!equalJson(ownValue(before, '$ref'), ownValue(after, '$ref'))) return 'change what it refers to'
  const was = ownValue(before, 'type')
  const now = ownValue(after, 'type')
  if (was === undefined) return undefined
  const types = typesOf(was)
  const fits = now !== undefined && typesOf(now).every((type) => types.includes(type))
  return fits ? undefined : `change its type from ${JSON.stringify(was)} to ${JSON.stringify(now) ?? 'none'}`
}

function itemsRetyping(before: JsonObject, after: JsonObject): string | undefined {
  const was = ownValue(before, 'items')
  const now = ownValue(after, 'items')
  if (!isJsonObject(was)) return undefined
  return isJsonObject(now) ? retyping(was, now) : 'remove what its items are'
}

function typesOf(type: JsonValue): readonly JsonValue[] {
  return isJsonArray(type) ? type : [type]
}
