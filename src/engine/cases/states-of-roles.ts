import type { CaseType } from './case-type.ts'
import { staffIn } from './steps/staff-in.ts'

/** The states whose cases a person of some roles works on, or sees by `access`. */
export function statesOfRoles(type: CaseType, roles: readonly string[]): readonly string[] {
  const all = type.declared.states.map(({ id }) => id)
  const acts = all.filter((state) => staffIn(type, state).some((name) => roles.includes(name)))
  return [...new Set([...acts, ...statesByAccess(type, roles)])]
}

/** The states in which an entry of `access` shows cases to one of these. */
export function statesByAccess(
  { declared: { access = [], states } }: CaseType,
  names: readonly string[],
): readonly string[] {
  const all = states.map(({ id }) => id)
  return access.filter(({ who }) => who.some((name) => names.includes(name))).flatMap(({ in: some = all }) => some)
}
