import type { CpdAward } from '../../contract/cpd.ts'
import type { PointTarget } from '../../engine/document/awards-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { pointTarget } from '../../engine/page/point-target.ts'
import { pointsLeft, sumOfPoints } from '../../engine/points/sum-of-points.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { memberCategory, memberSince } from './member-category.ts'

/** Where and when the points of a member are looked at. */
interface PointsWorld {
  readonly tenant: PublishedTenant
  readonly now: Date
}

/**
 * A member's points as rules name them. Of the last year nothing is expected of those who were registered in it or
 * later.
 */
export function pointsFact(
  { tenant, now }: PointsWorld,
  profile: Pick<ProfileRow, 'member_information'>,
  awards: readonly CpdAward[],
): JsonObject {
  const page = tenant.documents.get('pages/cpd')?.page
  const targets = page?.kind === 'awards' ? page.targets : []
  const year = Number(todayIn(tenant.declaration.timeZone, now).slice(0, 4))
  const category = memberCategory(profile)
  const since = memberSince(profile)
  const isExpected = since === undefined || since < String(year - 1)
  return {
    total: sumOfPoints(awards),
    thisYear: ofYear(awards, targets, { category, year: String(year) }),
    lastYear: ofYear(awards, isExpected ? targets : [], { category, year: String(year - 1) }),
    awards: awards.map(({ period, description, provider, location, certificateNo, pointAwarded }) => ({
      period,
      description,
      provider,
      location,
      certificateNo,
      points: pointAwarded,
    })),
  }
}

function ofYear(
  awards: readonly CpdAward[],
  targets: readonly PointTarget[],
  of: { readonly category: string | null; readonly year: string },
): JsonObject {
  const earned = sumOfPoints(awards.filter(({ period }) => period === of.year))
  const target = pointTarget(targets, of) ?? 0
  return { earned, target, left: pointsLeft(earned, target) }
}
