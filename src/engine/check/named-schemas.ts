import { isJsonObject } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'

/** JSON Schemas of what conditions and presets may name outside the answers: `user`, `profile`, `settings`. */
export type NamedSchemas = Readonly<Record<string, JsonObject>>

const contextFile = 'schemas/meta/context.json'
const tenantFile = 'schemas/meta/tenant.json'

/** Reads them from the declarations; the settings are those of the organisation's meta-schema. */
export function namedSchemas(files: ReadonlyMap<string, JsonValue>): NamedSchemas {
  const settings = at(files.get(tenantFile), ['properties', 'settings', 'properties', 'minor_settings'])
  const names = at(files.get(contextFile), ['properties'])
  const schemas = Object.entries(names).flatMap(([name, schema]) =>
    isJsonObject(schema) ? [[name, schema] as const] : [],
  )
  return { ...Object.fromEntries(schemas), settings }
}

function at(value: JsonValue | undefined, path: readonly string[]): JsonObject {
  let node = value
  for (const key of path) node = isJsonObject(node) ? node[key] : undefined
  return isJsonObject(node) ? node : {}
}
