import type { JsonValue } from '../../../engine/json/json.ts'

/** The ids of the declared organisations, in alphabetical order. */
export function listTenants(files: ReadonlyMap<string, JsonValue>): readonly string[] {
  const ids = [...files.keys()].map((path) => /^tenants\/([^/]+)\/tenant\.json$/.exec(path)?.[1])
  return ids.filter((id) => id !== undefined).toSorted()
}
