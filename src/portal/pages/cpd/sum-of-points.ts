import type { CpdAward } from '../../../contract/cpd.ts'

const hundredthsInPoint = 100

/** What awards come to in all, without the rounding of binary fractions. */
export const sumOfPoints = (awards: readonly CpdAward[]): number =>
  awards.reduce((sum, { pointAwarded }) => sum + Math.round(pointAwarded * hundredthsInPoint), 0) / hundredthsInPoint
