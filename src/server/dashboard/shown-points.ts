import type { CpdAward } from '../../contract/cpd.ts'
import type { Dashboard, YearOfPoints } from '../../contract/dashboard.ts'
import type { AwardsPage } from '../../engine/document/awards-page.ts'
import type { TilesPage } from '../../engine/document/tiles-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { pointTarget } from '../../engine/page/point-target.ts'
import { nextCategories } from '../../engine/points/next-categories.ts'
import { sumOfPoints } from '../../engine/points/sum-of-points.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { memberCategory } from '../cpd/member-category.ts'
import type { ProfileRow } from '../profiles/profiles.ts'

/** The most years that a start page shows. */
const mostYears = 6

interface PointsShown {
  readonly page: TilesPage
  readonly profile: ProfileRow
  readonly awards: readonly CpdAward[]
}

/**
 * A member's points of each year since their first award with what was expected, and what the next categories ask of
 * them; none where no part shows points.
 */
export function shownPoints(
  { tenant, now }: CaseWorld,
  { page: { parts = [] }, profile, awards }: PointsShown,
): Pick<Dashboard, 'points' | 'advancement'> {
  const shown = parts.find(({ shows }) => shows === 'points')
  const page = shown?.of === undefined ? undefined : tenant.documents.get(shown.of)?.page
  if (profile.member_no === null || page?.kind !== 'awards') return { points: [], advancement: [] }
  const year = todayIn(tenant.declaration.timeZone, now).slice(0, 4)
  const category = memberCategory(profile)
  const categories = tenant.documents.get('lists/membership-categories')?.list?.items ?? []
  const nameOf = (code: string) => String(categories.find(({ Code }) => Code === code)?.['Description'] ?? code)
  return {
    points: yearsOfPoints(page, { category, year, awards }),
    advancement: nextCategories(page.advancement ?? [], { category, year, awards }).map(
      ({ to, points, years, earned }) => ({ category: to, name: nameOf(to), points, years, earned }),
    ),
  }
}

interface YearsAsked extends Pick<PointsShown, 'awards'> {
  readonly category: string | null
  /** The current one. */
  readonly year: string
}

function yearsOfPoints({ targets }: AwardsPage, { category, year: thisYear, awards }: YearsAsked): YearOfPoints[] {
  const last = Number(thisYear)
  const first = Math.max(last - mostYears + 1, Math.min(last, ...awards.map(({ period }) => Number(period))))
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const year = String(first + place)
    const points = sumOfPoints(awards.filter(({ period }) => period === year))
    return { year, points, target: pointTarget(targets, { category, year }) ?? null }
  })
}
