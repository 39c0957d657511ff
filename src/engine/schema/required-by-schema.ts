import type { CompositeDocument } from '../document/document.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import { fieldSchema, requiredNames, throughLists } from './schema-walk.ts'

/**
 * Tells whether the schema always requires a field (dotted path, without list indexes) in the object that contains it.
 * What an object requires is gathered once for all of its fields.
 */
export function requiredBySchema({ schema = {} }: CompositeDocument): (field: string) => boolean {
  const requiredIn = rememberedByName((path): ReadonlySet<string> => {
    const holder = fieldSchema(schema, path === '' ? [] : path.split('.'))
    return holder === undefined ? new Set() : requiredNames(schema, throughLists(schema, holder))
  })
  return (field) => {
    const end = Math.max(0, field.lastIndexOf('.'))
    return requiredIn(field.slice(0, end)).has(field.slice(end === 0 ? 0 : end + 1))
  }
}
