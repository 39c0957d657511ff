import type { JsonObject, JsonValue } from '../json/json.ts'
import type { CaseType } from './case-type.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import { namedFacts } from './values/named-facts.ts'
import { resolveValue } from './values/resolve-value.ts'

/**
 * A case by the names of the specification; null for a value that there is not.
 * @param comments the case's comments, which only calls have
 */
export function wireFields(type: CaseType, kase: Case, facts: CaseFacts, comments: JsonValue = []): JsonObject {
  const values = namedFacts(type, kase, facts)
  const entries = Object.entries(type.declared.wire?.fields ?? {}).map(([name, value]) => [
    name,
    value === '=case.comments' ? comments : (resolveValue(value, { values, facts }) ?? null),
  ])
  return Object.fromEntries(entries)
}
