import type { CaseView } from '../../contract/case.ts'

/**
 * Who has to act for a case to go on, as its owner reads it: `answer` (a question waits for them), `owner`, `missing`
 * (the owner, once nothing closes the step), `staff` or `nobody`. A withdrawal does not count: no case waits for it.
 */
export function whoIsNext({
  final,
  asked,
  transitions,
  may,
}: Pick<CaseView, 'final' | 'asked' | 'transitions' | 'may'>) {
  if (final) return 'nobody'
  if (asked) return 'answer'
  const forward = transitions.filter(({ withdraws }) => withdraws !== true)
  if (forward.some(({ closed }) => closed.length === 0)) return 'owner'
  return forward.length > 0 || may.includes('save') ? 'missing' : 'staff'
}
