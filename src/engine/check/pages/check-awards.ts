import type { AwardsPage } from '../../document/awards-page.ts'
import { checkColumnUse } from '../subject/check-column-use.ts'
import type { Finding } from '../subject/finding.ts'

/** Columns show what they declare of awards, and every target counts for somebody. */
export function checkAwards({ columns, targets }: AwardsPage): readonly Finding[] {
  return [
    ...columns.flatMap(({ id, field, format, sum }, i) =>
      checkColumnUse({ id, format: format ?? 'text', ...(sum && { sum }) }, `/page/columns/${i}`, {
        areNumbers: field === 'pointAwarded',
        areDates: field === 'startDate' || field === 'endDate',
        areTexts: true,
      }),
    ),
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
