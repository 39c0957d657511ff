import type { YearOfPoints } from '../../contract/dashboard.ts'
import type { TilesPage } from '../../engine/document/tiles-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { pointTarget } from '../../engine/page/point-target.ts'
import { sumOfPoints } from '../../engine/points/sum-of-points.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { readAwards } from '../cpd/awards.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ProfileRow } from '../profiles/profiles.ts'

/** The most years that a start page shows. */
const mostYears = 6

/** A member's points of each year since their first award, and what was expected; none where no part shows points. */
export async function yearsOfPoints(
  tx: TenantTransaction,
  { tenant, now }: CaseWorld,
  { page: { parts = [] }, profile }: { readonly page: TilesPage; readonly profile: ProfileRow },
): Promise<YearOfPoints[]> {
  const shown = parts.find(({ shows }) => shows === 'points')
  const page = shown?.of === undefined ? undefined : tenant.documents.get(shown.of)?.page
  if (profile.member_no === null || page?.kind !== 'awards') return []
  const awards = await readAwards(tx, profile.id)
  const thisYear = Number(todayIn(tenant.declaration.timeZone, now).slice(0, 4))
  const first = Math.max(thisYear - mostYears + 1, Math.min(thisYear, ...awards.map(({ period }) => Number(period))))
  const { Category } = profile.member_information.at(-1) ?? {}
  const category = typeof Category === 'string' ? Category : null
  return Array.from({ length: thisYear - first + 1 }, (_, place) => {
    const year = String(first + place)
    const points = sumOfPoints(awards.filter(({ period }) => period === year))
    return { year, points, target: pointTarget(page.targets, { category, year }) ?? null }
  })
}
