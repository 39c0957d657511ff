import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { CompositeDocument } from '../document/document.ts'

/** Names of the reference lists that a form's fields offer or are tested against or its page suggests, each once. */
export function listNamesOf({ schema, ui, page }: CompositeDocument): readonly string[] {
  const suggested = page?.kind === 'collection' ? page.layout?.suggestions?.list.name : undefined
  const names = [...namedIn(schema, 'inList'), ...namedIn(ui, 'list'), ...(suggested === undefined ? [] : [suggested])]
  return [...new Set(names)].toSorted()
}

/**
 * Names in `"<key>": "<name>"`, in `"<key>": { "<nameKey>": "<name>" }` and in a list of these, anywhere in a value.
 */
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
  if (isJsonArray(value)) return value.flatMap(nameIn)
  if (!isJsonObject(value)) return []
  return [value['list'], value['name']].filter((name) => typeof name === 'string')
}
