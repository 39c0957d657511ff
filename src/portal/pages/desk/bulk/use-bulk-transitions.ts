import type { CaseSummary } from '../../../../contract/case.ts'
import type { DeclaredTransition } from '../../../../generated/case-declaration.ts'
import { useCaseDocument } from '../../../cases/use-case-document.ts'
import { rolesOfUser } from '../../../session/session.ts'
import { useUser } from '../../../session/session-context.ts'

/**
 * The transitions of a case type that may be taken of many cases at once, as far as the user's roles take them; the
 * server decides about each case.
 */
export function useBulkTransitions(type: string): readonly DeclaredTransition[] {
  const { case: declared } = useCaseDocument(type)
  const roles = rolesOfUser(useUser())
  return declared?.transitions.filter(({ bulk, by }) => bulk === true && by.some((one) => roles.has(one))) ?? []
}

/** Whether a transition begins in the state of a case. */
export const beginsIn = ({ from }: DeclaredTransition, { state }: CaseSummary): boolean => from.includes(state)
