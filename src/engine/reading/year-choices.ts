import type { FormSchema } from '../document/document.ts'
import type { EnumOption } from './enum-options.ts'

/**
 * The years that a schema allows, newest first: from its `minimum` to the current year, if it has `notAfterThisYear`.
 * Undefined for any other schema.
 * @param today a calendar date, `YYYY-MM-DD`
 */
export function yearChoices(schema: FormSchema, today: string): EnumOption[] | undefined {
  const { type, minimum, notAfterThisYear } = schema
  if (type !== 'integer' || typeof minimum !== 'number' || notAfterThisYear !== true) return undefined
  const newest = Number(today.slice(0, 4))
  return Array.from({ length: Math.max(0, newest - minimum + 1) }, (_, back) => ({
    value: newest - back,
    label: String(newest - back),
  }))
}
