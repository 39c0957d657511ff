import { isJsonObject, objectAt } from '../../json/json.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { firstFindings } from '../subject/first-findings.ts'
import { caseSubject } from './case-subject.ts'
import { checkCaseAccess } from './check-case-access.ts'
import { checkCaseEffects } from './check-case-effects.ts'
import { checkCaseGraph } from './check-case-graph.ts'
import { checkCaseNames } from './check-case-names.ts'
import { checkCasePage } from './check-case-page.ts'
import { checkCaseRules } from './check-case-rules.ts'
import { checkCaseUses } from './check-case-uses.ts'
import { checkCaseWire } from './check-case-wire.ts'

/**
 * A case type is sound: what it names exists, its rules can hold, its states can be reached and left, its effects have
 * what they need. Later checks follow names, so they need sound ones.
 */
export function checkCase(checked: CheckedDocument): readonly Finding[] {
  const subject = caseSubject(checked)
  if (subject === undefined) return []
  return firstFindings([
    () => checkCaseNames(subject),
    () => [
      ...checkCaseGraph(subject),
      ...checkCaseRules(subject),
      ...checkCaseEffects(subject),
      ...checkCaseUses(subject),
      ...checkCaseAccess(subject),
      ...checkCaseWire(subject),
      ...checkCasePage(subject),
    ],
  ])
}

/** The ids of the roles in a `tenant.json`. */
export function rolesOf(tenant: object): readonly string[] {
  const found: unknown = Object.entries(tenant).find(([key]) => key === 'roles')?.[1]
  return Array.isArray(found)
    ? found.flatMap((role) => (isJsonObject(role) && typeof role['id'] === 'string' ? [role['id']] : []))
    : []
}

/** When the year of a `tenant.json` begins; undefined for the first of January. */
export function yearStartOf(tenant: object): string | undefined {
  const plain = Object.fromEntries(Object.entries(tenant))
  const start = objectAt(plain, 'year')['start']
  return typeof start === 'string' ? start : undefined
}
