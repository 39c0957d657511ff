import type { DeclaredTransition } from '../../generated/case-declaration.ts'
import type { CaseType } from './case-type.ts'
import { startState } from './model/case.ts'

/** The event of a profile that comes to be. */
const profileCreated = 'profile-created'

/** The transitions by which the system starts cases of a type for a new profile, in declared order. */
export const beginningsOf = ({ declared }: CaseType): readonly DeclaredTransition[] =>
  declared.transitions.filter(
    ({ from, by, on }) => from.includes(startState) && by.includes('system') && on?.includes(profileCreated) === true,
  )

/** The case types that begin by themselves where a profile comes to be. */
export const typesForProfiles = (cases: ReadonlyMap<string, CaseType>): readonly CaseType[] =>
  [...cases.values()].filter((type) => beginningsOf(type).length > 0)
