import type { AwardsPage } from '../../document/awards-page.ts'
import { mendName } from '../../document/mend-name.ts'
import { checkColumnUse } from '../subject/check-column-use.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { unknownCaseType } from './check-led-to.ts'

/** Columns show what they declare of awards, every target counts for somebody; categories and case types exist. */
export function checkAwards(
  checked: CheckedDocument,
  { columns, targets, advancement = [], cases = [] }: AwardsPage,
): readonly Finding[] {
  return [
    ...cases.flatMap((type, i) => unknownCaseType(checked, type, `/page/cases/${i}`)),
    ...columns.flatMap(({ id, field, format, sum }, i) =>
      checkColumnUse({ id, format: format ?? 'text', ...(sum && { sum }) }, `/page/columns/${i}`, {
        areNumbers: field === 'pointAwarded',
        areDates: field === 'startDate' || field === 'endDate',
        areTexts: true,
      }),
    ),
    ...advancement.flatMap(({ category, to }, i) => [
      ...unknownCategory(checked, category, `/page/advancement/${i}/category`),
      ...unknownCategory(checked, to, `/page/advancement/${i}/to`),
    ]),
    ...targets.flatMap(({ id, category, from }, i) => {
      const later = targets
        .slice(i + 1)
        .find(
          (other) =>
            (other.category ?? category) === category && (other.from === undefined || (from ?? '') >= other.from),
        )
      if (later === undefined) return []
      const message = `The target "${id}" never counts, because "${later.id}" below it holds whenever it does.`
      return [{ pointer: `/page/targets/${i}`, message, mend: 'Remove it, or put it behind the other one.' }]
    }),
  ]
}

function unknownCategory({ surroundings }: CheckedDocument, code: string, pointer: string): readonly Finding[] {
  const items = surroundings.documents.get('lists/membership-categories')?.list?.items ?? []
  const known = items.map(({ Code }) => String(Code))
  if (known.includes(code)) return []
  return [{ pointer, message: `There is no membership category "${code}".`, ...mendName(code, known) }]
}
