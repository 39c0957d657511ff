import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'

/** The transitions of a case type that may be taken of many cases at once; the server decides about each. */
export function useBulkTransitions(type: string): readonly DeclaredTransition[] {
  const { case: declared } = useCaseDocument(type)
  return declared?.transitions.filter(({ bulk }) => bulk === true) ?? []
}
