import { numberComparison } from './number-comparison.ts'

/** `greaterThan: 5`: a larger number. Only numbers pass. */
export const greaterThan = numberComparison({
  name: 'greaterThan',
  description: 'A larger number.',
  bounds: { side: 'lower', inclusive: false },
  keyword: 'exclusiveMinimum',
})
