import { dateComparison } from './date-comparison.ts'

/** `before: '2026-01-01'`: an earlier date. */
export const before = dateComparison('before', 'An earlier date.', 'upper')
