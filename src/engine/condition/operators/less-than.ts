import { numberComparison } from './number-comparison.ts'

/** `lessThan: 5`: a smaller number. Only numbers pass. */
export const lessThan = numberComparison({
  name: 'lessThan',
  description: 'A smaller number.',
  bounds: { side: 'upper', inclusive: false },
  keyword: 'exclusiveMaximum',
})
