import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldSchema, isListSchema } from '../schema/schema-walk.ts'

/**
 * The dotted paths of the fields that the UI schema hides by `ui:hidden: true`. (`"ui:widget": "hidden"` is different:
 * such a field is stored and sent, but not visible.)
 */
export function hiddenFields(document: CompositeDocument): ReadonlySet<string> {
  const schema = document.schema ?? {}
  const found = new Set<string>()
  const visit = (ui: JsonObject, path: readonly string[]): void => {
    for (const [key, child] of Object.entries(ui)) {
      if (key.startsWith('ui:') || !isJsonObject(child)) continue
      const below = key === 'items' && isListAt(schema, path) ? path : [...path, key]
      if (child['ui:hidden'] === true && below !== path) found.add(below.join('.'))
      visit(child, below)
    }
  }
  visit(document.ui ?? {}, [])
  return found
}

function isListAt(schema: JsonObject, path: readonly string[]): boolean {
  const node = fieldSchema(schema, path)
  return node !== undefined && isListSchema(schema, node)
}
