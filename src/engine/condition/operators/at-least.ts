import { numberComparison } from './number-comparison.ts'

/** `atLeast: 5`: this number or a larger one. Only numbers pass. */
export const atLeast = numberComparison({
  name: 'atLeast',
  description: 'This number or a larger one.',
  bounds: { side: 'lower', inclusive: true },
  keyword: 'minimum',
})
