import type { CasePage } from '../../document/case-page.ts'
import type { Finding } from '../subject/finding.ts'
import { unknownName } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'

/** Cards show fields that the items of their list have. */
export function checkChoiceCards(
  { surroundings }: CaseSubject,
  { list, cards }: NonNullable<CasePage['steps']>[number],
  pointer: string,
): readonly Finding[] {
  const items = surroundings.documents.get(`lists/${list}`)?.list?.items ?? []
  const known = [...new Set(items.flatMap((item) => Object.keys(item)))]
  return (['amount', 'open'] as const).flatMap((member) => {
    const name = cards?.[member]
    return name === undefined ? [] : unknownName(name, known, `${pointer}/cards/${member}`, 'field')
  })
}
