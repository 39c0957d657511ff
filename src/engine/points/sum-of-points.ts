import { hundredthsOf, pointsOf } from './hundredths.ts'

/** What awards come to in all. */
export const sumOfPoints = (awards: readonly { readonly pointAwarded: number }[]): number =>
  pointsOf(awards.reduce((sum, { pointAwarded }) => sum + hundredthsOf(pointAwarded), 0))

/** How many points are still to be earned; none where the target is reached, or there is no target. */
export const pointsLeft = (points: number, target: number | null): number =>
  pointsOf(Math.max(0, hundredthsOf(target ?? 0) - hundredthsOf(points)))
