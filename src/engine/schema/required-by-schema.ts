import type { CompositeDocument } from '../document/document.ts'
import { fieldSchema, requiredNames, throughLists } from './schema-walk.ts'

/** Whether the schema always requires a field (dotted path, without list indexes) in the object that contains it. */
export function isRequiredBySchema({ schema = {} }: CompositeDocument, field: string): boolean {
  const path = field.split('.')
  const holder = fieldSchema(schema, path.slice(0, -1))
  const name = path.at(-1)
  if (holder === undefined || name === undefined) return false
  return requiredNames(schema, throughLists(schema, holder)).has(name)
}
