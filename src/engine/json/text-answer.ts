import { ownValue } from './json.ts'
import type { JsonObject } from './json.ts'

/** The text of a field; empty when it is missing. */
export function textAnswer(answers: JsonObject, field: string): string {
  const value = ownValue(answers, field)
  return typeof value === 'string' ? value : ''
}
