import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'

/** One rule of the password checklist. */
export interface PasswordRule {
  readonly id: string
  readonly pattern: RegExp
  readonly text: string
}

/** The rules that `ui:options.checklist` declares; entries without a text or a pattern are left out. */
export function readPasswordRules(declared: readonly JsonValue[]): PasswordRule[] {
  return declared.filter(isJsonObject).flatMap((rule) => {
    const [id, pattern, text] = [ownValue(rule, 'id'), ownValue(rule, 'pattern'), ownValue(rule, 'text')]
    if (typeof pattern !== 'string' || typeof text !== 'string') return []
    return [{ id: typeof id === 'string' ? id : text, pattern: new RegExp(pattern, 'u'), text }]
  })
}
