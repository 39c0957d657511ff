import type { JsonObject } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import type { Case } from '../model/case.ts'

/** The case's answers with those that somebody sent. What only effects write stays, and what is no field is dropped. */
export function withSent(type: CaseType, kase: Case, sent: JsonObject | undefined): JsonObject {
  if (sent === undefined) return kase.answers
  const kept = Object.entries(kase.answers).filter(([name]) => type.written.has(name))
  const changed = Object.entries(sent).filter(([name]) => type.fields.has(name) && !type.written.has(name))
  return Object.fromEntries([...changed, ...kept])
}
