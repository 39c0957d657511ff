import { numberComparison } from './number-comparison.ts'

/** `atMost: 5`: this number or a smaller one. Only numbers pass. */
export const atMost = numberComparison({
  name: 'atMost',
  description: 'This number or a smaller one.',
  bounds: { side: 'upper', inclusive: true },
  keyword: 'maximum',
})
