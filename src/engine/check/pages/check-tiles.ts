import type { DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import type { PartDefinition, TilesPage } from '../../document/tiles-page.ts'
import { profileSchema } from '../cases/case-scope.ts'
import { checkValue } from '../cases/check-value.ts'
import { checkRenewal } from './check-renewal.ts'
import { checkList } from '../subject/check-list.ts'
import type { DashboardPart } from '../../../generated/closed-names.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument } from '../subject/mend-reference.ts'

/** The checklist of the standing exists, parts show documents of their kind, and facts are known. */
export const checkTiles = (checked: CheckedDocument, page: TilesPage): readonly Finding[] => [
  ...checkStanding(checked, page),
  ...checkList({ pointer: '/page/renewals', items: page.renewals ?? [] }),
  ...(page.renewals ?? []).flatMap((renewal, i) => checkRenewal(checked, renewal, `/page/renewals/${i}`)),
  ...(page.parts ?? []).flatMap((part, i) => [
    ...checkShown(checked, part, `/page/parts/${i}`),
    ...checkFacts(checked, part, `/page/parts/${i}/fields`),
  ]),
]

function checkStanding(checked: CheckedDocument, { standing, tiles }: TilesPage): readonly Finding[] {
  const { documents } = checked.surroundings
  if (standing === undefined) {
    return tiles.flatMap(({ id, shows }, i) => {
      if (shows !== 'standing') return []
      const message = `The tile "${id}" shows a standing, and the page names no checklist for it.`
      return [{ pointer: `/page/tiles/${i}/shows`, message, mend: 'Name the checklist in "standing".' }]
    })
  }
  if (documents.get(standing)?.checklist !== undefined) return []
  const message = `The page names the checklist "${standing}", which does not exist.`
  return [{ pointer: '/page/standing', message, ...mendDocument(checked, standing) }]
}

/** The kind of page that a part needs; the other parts show no document. */
const pageKinds: Readonly<Partial<Record<DashboardPart, 'case' | 'rows' | 'awards'>>> = {
  cases: 'case',
  rows: 'rows',
  points: 'awards',
}

function checkShown(checked: CheckedDocument, { id, shows, of }: PartDefinition, pointer: string): readonly Finding[] {
  const { [shows]: wanted } = pageKinds
  if (wanted === undefined) {
    return of === undefined
      ? []
      : [{ pointer: `${pointer}/of`, message: `The part "${id}" shows no document.`, mend: 'Remove "of".' }]
  }
  const kind = checked.surroundings.documents.get(of ?? '')?.page?.kind
  if (kind === wanted) return []
  const message = `The part "${id}" needs a document whose page is of the kind "${wanted}".`
  return [{ pointer: `${pointer}/of`, message, ...(kind === undefined && of && mendDocument(checked, of)) }]
}

function checkFacts(
  checked: CheckedDocument,
  { id, shows, fields }: PartDefinition,
  pointer: string,
): readonly Finding[] {
  if ((shows === 'facts') !== (fields !== undefined)) {
    const message = `The part "${id}" has to have "fields" exactly when it shows facts.`
    return [{ pointer, message, mend: shows === 'facts' ? 'Add "fields".' : 'Remove "fields".' }]
  }
  const { named, lists } = checked.surroundings
  const sources = new Map<ValueSource, DeclaredSource | 'unknown'>([
    ...named,
    ['profile', { schema: profileSchema(checked) }],
    ['owner', { schema: { type: 'object', properties: { name: { type: 'string' } } } }],
  ])
  const place = { subject: checked, scope: { sources, lists } }
  return [
    ...checkList({ pointer, items: fields ?? [] }),
    ...(fields ?? []).flatMap(({ value }, i) => checkValue(value, { ...place, pointer: `${pointer}/${i}/value` })),
  ]
}
