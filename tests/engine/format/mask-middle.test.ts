import { expect, test } from 'vitest'
import { maskMiddle } from '../../../src/engine/format/mask-middle.ts'

test.each([
  ['', ''],
  ['123', '••••'],
  ['1234567', '••••'],
  ['12345678', '123••••678'],
  ['+254 712 345 678', '+25••••678'],
  ['A1234567890', 'A12••••890'],
])('of %j %j is shown: the first and the last three characters [EVT-02]', (text, shown) => {
  expect(maskMiddle(text)).toBe(shown)
})
