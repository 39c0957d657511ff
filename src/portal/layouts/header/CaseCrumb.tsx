import { useCaseDocument } from '../../cases/use-case-document.ts'
import type { CaseTitle } from '../../ui/crumb.ts'
import { useText } from '../../../renderer/texts/use-text.ts'

interface CaseCrumbProps {
  readonly type: string
  readonly names: CaseTitle
}

/** What a case type calls the list of its cases, or the way to a new one. Suspends until the type is loaded. */
export function CaseCrumb({ type, names }: CaseCrumbProps) {
  const text = useText()
  const { page } = useCaseDocument(type)
  const usual = text(usualTitles[names])
  if (page?.kind !== 'case') return usual
  return (names === 'case:list' ? page.title : page.list.start?.title) || usual
}

/** How they are called until the type is loaded, and where it calls them nothing. */
export const usualTitles = { 'case:list': 'portal.cases.title', 'case:new': 'portal.cases.case' } as const
