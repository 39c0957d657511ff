import { numberComparison } from './number-comparison.ts'

/** `lessThan: 5`: a smaller number. Nothing but a number passes. */
export const lessThan = numberComparison({
  name: 'lessThan',
  description: 'A smaller number.',
  bounds: { side: 'upper', inclusive: false },
  keyword: 'exclusiveMaximum',
})
