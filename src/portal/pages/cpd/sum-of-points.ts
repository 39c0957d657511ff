import type { CpdAward } from '../../../contract/cpd.ts'
import { hundredthsOf, pointsOf } from '../../../engine/points/hundredths.ts'

/** What awards come to in all. */
export const sumOfPoints = (awards: readonly CpdAward[]): number =>
  pointsOf(awards.reduce((sum, { pointAwarded }) => sum + hundredthsOf(pointAwarded), 0))
