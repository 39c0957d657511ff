import type { CaseStep } from '../../../../engine/document/case-page.ts'
import type { DeclaredTransition } from '../../../../generated/case-declaration.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'

/** What a step to a new case is called: as declared, else by what it is. */
export function useStepTitle({ assure = [] }: Pick<DeclaredTransition, 'assure'>): (step: CaseStep) => string {
  const text = useText()
  return ({ kind, title, consent: id }) => {
    if (title !== undefined) return title
    const consent = assure.find((one) => one.id === id)
    if (kind === 'consent')
      return (consent?.kind === 'consent' ? consent.title : undefined) ?? text('portal.assure.title')
    if (kind === 'form') return text('portal.cases.answers')
    return text(kind === 'choose' ? 'portal.begin.choose' : 'portal.begin.checklist')
  }
}
