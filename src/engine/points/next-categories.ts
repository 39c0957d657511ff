import type { AdvancementStep } from '../document/awards-page.ts'
import { sumOfPoints } from './sum-of-points.ts'

/** An award as it counts for another category. */
interface CountedAward {
  /** Its year. */
  readonly period: string
  readonly pointAwarded: number
}

/** What a category asks of a member's points, and how many of them they have. */
export interface AskedPoints {
  readonly to: string
  readonly points: number
  readonly years: number
  readonly earned: number
}

/** What the categories that follow a member's own ask of their points, in declared order. */
export function nextCategories(
  steps: readonly AdvancementStep[],
  {
    category,
    year,
    awards,
  }: { readonly category: string | null; readonly year: string; readonly awards: readonly CountedAward[] },
): readonly AskedPoints[] {
  return steps
    .filter((step) => step.category === category)
    .map(({ to, points, years }) => {
      const first = String(Number(year) - years + 1)
      const counted = awards.filter(({ period }) => period >= first && period <= year)
      return { to, points, years, earned: sumOfPoints(counted) }
    })
}
