import { dateComparison } from './date-comparison.ts'

/** `after: '2026-01-01'`: a later date. */
export const after = dateComparison('after', 'A later date.', 'lower')
