import type { CaseDeclaration, DeclaredEffect } from '../../../generated/case-declaration.ts'
import { readCaseType } from '../../cases/case-type.ts'
import type { CaseType } from '../../cases/case-type.ts'
import { mendName } from '../../document/mend-name.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'

/** A case type under check; `declared` has its lists as they are in the document, so that places can be found. */
export interface CaseSubject extends CheckedDocument {
  readonly type: CaseType
  readonly declared: CaseDeclaration
}

/** The case type of a document; undefined when it declares none. */
export function caseSubject(checked: CheckedDocument): CaseSubject | undefined {
  const { case: declared } = checked.document
  const type = readCaseType(checked.id, checked.document)
  return declared && type && { ...checked, type, declared }
}

/** The relations that lead to people. */
export const peopleRelations = ({ relations = [] }: CaseDeclaration): readonly string[] =>
  relations.filter(({ to }) => to === 'profile').map(({ id }) => id)

/** An effect, with its place and the transition or timer's step that has it. */
export interface PlacedEffect {
  readonly effect: DeclaredEffect
  readonly pointer: string
  /** The transition; undefined for a timer's. */
  readonly transition?: string
}

/** All effects of a case type. */
export function effectsOf({ transitions, timers = [] }: CaseDeclaration): readonly PlacedEffect[] {
  return [
    ...transitions.flatMap(({ id, effects = [] }, i) =>
      effects.map((effect, j) => ({ effect, pointer: `/case/transitions/${i}/effects/${j}`, transition: id })),
    ),
    ...timers.flatMap(({ steps }, i) =>
      steps.flatMap(({ effects = [] }, j) =>
        effects.map((effect, k) => ({ effect, pointer: `/case/timers/${i}/steps/${j}/effects/${k}` })),
      ),
    ),
  ]
}

/** The finding for a name that is none of the valid ones; nothing when it is. */
export function unknownName(name: string, valid: readonly string[], pointer: string, what: string): readonly Finding[] {
  if (valid.includes(name)) return []
  return [{ pointer, message: `There is no ${what} "${name}".`, ...mendName(name, valid) }]
}

/** The same for every name of a list. */
export const unknownNames = (
  names: readonly string[] | undefined,
  valid: readonly string[],
  pointer: string,
  what: string,
): readonly Finding[] => (names ?? []).flatMap((name, i) => unknownName(name, valid, `${pointer}/${i}`, what))
