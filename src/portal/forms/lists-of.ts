import { isJsonArray, isJsonObject } from '../../engine/json.ts'
import type { JsonValue } from '../../engine/json.ts'
import type { CompositeDocument } from '../../engine/document.ts'

/** Names of the reference lists that a form's fields offer or are tested against, each once. */
export function listsOf({ schema, ui }: CompositeDocument): readonly string[] {
  return [...new Set([...namedIn(schema, 'inList'), ...namedIn(ui, 'list')])].toSorted()
}

/** Names in `"<key>": "<name>"` and in `"<key>": { "<nameKey>": "<name>" }`, anywhere in a value. */
function namedIn(value: JsonValue | undefined, key: string): string[] {
  if (isJsonArray(value)) return value.flatMap((item) => namedIn(item, key))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, child]) => [
    ...(name === key ? nameIn(child) : []),
    ...namedIn(child, key),
  ])
}

function nameIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (!isJsonObject(value)) return []
  return [value['list'], value['name']].filter((name) => typeof name === 'string')
}
