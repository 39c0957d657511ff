import type { CompositeDocument } from '../document/document.ts'
import { fieldSchema, requiredNames, throughLists } from './schema-walk.ts'

const known = new WeakMap<CompositeDocument, Map<string, boolean>>()

/** Whether the schema always requires a field (dotted path, without list indexes) of the object that holds it. */
export function isRequiredBySchema(document: CompositeDocument, field: string): boolean {
  const cache = known.get(document) ?? new Map<string, boolean>()
  known.set(document, cache)
  const cached = cache.get(field)
  if (cached !== undefined) return cached
  const isRequired = lookUp(document, field.split('.'))
  cache.set(field, isRequired)
  return isRequired
}

function lookUp({ schema = {} }: CompositeDocument, path: readonly string[]): boolean {
  const holder = fieldSchema(schema, path.slice(0, -1))
  const name = path.at(-1)
  if (holder === undefined || name === undefined) return false
  return requiredNames(schema, throughLists(schema, holder)).has(name)
}
