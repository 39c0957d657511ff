import { expect, test } from 'vitest'
import { parseTypedMonth, typedMonth, withMonthSlash } from '../../../src/renderer/widgets/date/typed-month.ts'
import { fc } from '../../properties.ts'

test.each([
  ['03/2024', '2024-03'],
  ['3/2024', '2024-03'],
  ['032024', '2024-03'],
  [' 3.2024 ', '2024-03'],
  ['2024-3', '2024-03'],
])('typed as %s it is %s [ENG-14]', (typed, month) => {
  expect(parseTypedMonth(typed)).toBe(month)
})

test.each(['', '13/2024', '00/2024', '03/24', '03/0000', '2024', '03/2024/1'])('%j is no month', (typed) => {
  expect(parseTypedMonth(typed)).toBeUndefined()
})

test('every month is read as it is written, and typed with its slash inserted [ENG-14]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const answer = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
      expect(parseTypedMonth(typedMonth(answer))).toBe(answer)
      const keys = typedMonth(answer).replace('/', '').split('')
      const typed = keys.reduce((before, key) => withMonthSlash(before, before + key), '')
      expect(typed).toBe(typedMonth(answer))
    }),
  )
})

test('a deleted slash stays deleted', () => {
  expect(withMonthSlash('03/', '03')).toBe('03')
  expect(withMonthSlash('03/', '03//')).toBe('03/')
})
