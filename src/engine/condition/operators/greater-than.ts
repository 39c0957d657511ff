import { numberComparison } from './number-comparison.ts'

/** `greaterThan: 5`: a larger number. Nothing but a number passes. */
export const greaterThan = numberComparison({
  name: 'greaterThan',
  description: 'A larger number.',
  bounds: { side: 'lower', inclusive: false },
  keyword: 'exclusiveMinimum',
})
