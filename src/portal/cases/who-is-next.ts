import type { CaseView } from '../../contract/case.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'

/**
 * Who has to act for a case to go on, as its owner reads it: `answer` (a question waits for them), `owner`, `missing`
 * (the owner, once nothing closes the step), `staff` or `nobody`. Where staff act in a case's state, the steps with
 * which its owner only ends it, such as a withdrawal, do not count: it does not wait for them.
 */
export function whoIsNext(
  { final, asked, state, transitions, may }: Pick<CaseView, 'final' | 'asked' | 'state' | 'transitions' | 'may'>,
  type: CompositeDocument['case'],
) {
  if (final) return 'nobody'
  if (asked) return 'answer'
  const { states = [], transitions: declared = [] } = type ?? {}
  const here = declared.filter(({ from }) => from.includes(state))
  const doStaffAct = here.some(({ by }) => !by.includes('owner') && !by.includes('system'))
  const isFinal = (id: string) => states.some((one) => one.id === id && one.final === true)
  const endsIt = (id: string) => here.some((one) => one.id === id && isFinal(one.to))
  const forward = doStaffAct ? transitions.filter(({ id }) => !endsIt(id)) : transitions
  if (forward.some(({ closed }) => closed.length === 0)) return 'owner'
  return forward.length > 0 || may.includes('save') ? 'missing' : 'staff'
}
