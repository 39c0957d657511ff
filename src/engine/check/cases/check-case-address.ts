import type { CaseAddress, CasePage } from '../../document/case-page.ts'
import type { Finding } from '../subject/finding.ts'
import { formFields } from './case-scope.ts'
import { unknownName } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'

/** An address leads to a step or a document that there is, with the answer of a field that there is. */
export function checkCaseAddress(
  { declared, document }: CaseSubject,
  { steps = [] }: CasePage,
  { to, field }: CaseAddress,
  pointer: string,
): readonly Finding[] {
  const [kind, name = ''] = to.split(':')
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  return [
    ...(kind === 'step' ? unknownName(name, ids(steps), `${pointer}/to`, 'step') : []),
    ...(kind === 'document' ? unknownName(name, ids(declared.documents ?? []), `${pointer}/to`, 'document') : []),
    ...(field === undefined
      ? []
      : unknownName(field, Object.keys(formFields(document.schema)), `${pointer}/field`, 'field')),
  ]
}
