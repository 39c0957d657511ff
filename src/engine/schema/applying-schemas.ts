import type { JsonObject } from '../json/json.ts'
import { combinedSchemas } from './schema-walk.ts'

/** The schemas that apply to a value: all that may, and those that do whatever the answers are. */
export interface ApplyingSchemas {
  readonly parts: readonly JsonObject[]
  readonly always: readonly JsonObject[]
}

/** Finds what applies where some schemas of a form do. */
export type FindApplying = (schemas: readonly JsonObject[]) => ApplyingSchemas

/** Makes the function for a form's root. It remembers what it found: every record of a section needs the same. */
export function applyingSchemas(root: JsonObject): FindApplying {
  const known = new Map<JsonObject, ApplyingSchemas>()
  return (schemas) => {
    const only = schemas.length === 1 ? schemas[0] : undefined
    const before = only && known.get(only)
    if (before) return before
    const found = { parts: combinedSchemas(root, schemas), always: combinedSchemas(root, schemas, ['allOf']) }
    if (only) known.set(only, found)
    return found
  }
}
