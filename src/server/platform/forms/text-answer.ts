import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'

/** A text among answers; empty where there is none. */
export function textAnswer(answers: JsonObject, field: string): string {
  const value = ownValue(answers, field)
  return typeof value === 'string' ? value : ''
}
