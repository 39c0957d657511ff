import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { contentHash } from '../../compose/content-hash.ts'
import type { JsonValue } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import type { Attempt } from '../model/act.ts'
import type { GivenAssurance } from '../model/case.ts'
import type { CaseRefusal } from '../model/outcome.ts'

/** How long an attempt lasts. */
const milliseconds = 30 * 60 * 1000

/** The hash of what a transition signs: the case type, the transition, the texts accepted and the answers. */
export function signedHash(type: CaseType, transition: DeclaredTransition, answers: JsonValue): string {
  return contentHash({ type: type.id, transition: transition.id, assure: transition.assure ?? [], answers })
}

/** An attempt without assurances yet. */
export const openAttempt = (transition: string, hash: string, now: string): Attempt => ({
  transition,
  hash,
  openedAt: now,
  given: [],
})

/** The attempt with one more assurance; undefined when another one comes first. */
export function giveAssurance(
  attempt: Attempt,
  { assure = [] }: DeclaredTransition,
  given: GivenAssurance,
): Attempt | undefined {
  return assure[attempt.given.length]?.id === given.id ? { ...attempt, given: [...attempt.given, given] } : undefined
}

/** Whether what was given so far still counts. */
export const isInTime = ({ openedAt }: Attempt, now: string): boolean =>
  Date.parse(now) - Date.parse(openedAt) <= milliseconds

/** The first assurance that is missing: all of them when there is no attempt, it is over, or what it signs changed. */
export function missingAssurance(
  { id, assure = [] }: DeclaredTransition,
  attempt: Attempt | undefined,
  { hash, now }: { readonly hash: () => string; readonly now: string },
): CaseRefusal | undefined {
  if (assure.length === 0) return undefined
  const isValid =
    attempt !== undefined && attempt.transition === id && isInTime(attempt, now) && attempt.hash === hash()
  const given = isValid ? attempt.given : []
  const missing = assure.find((assurance, i) => given[i]?.id !== assurance.id)
  return missing === undefined ? undefined : { code: 'unassured', id: missing.id }
}
