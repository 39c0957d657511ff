import { expect, test } from 'vitest'
import { possibleFrom } from '../../../src/engine/page/possible-from.ts'

const again = { days: 3, since: ['askedOn', 'remindedOn'] }

test.each([
  ['never made', {}, '2026-11-10', undefined],
  ['made today', { askedOn: '2026-11-10' }, '2026-11-10', '2026-11-13'],
  ['repeated since', { askedOn: '2026-11-01', remindedOn: '2026-11-09' }, '2026-11-10', '2026-11-12'],
  [
    'made after it was repeated for an earlier record',
    { askedOn: '2026-11-09', remindedOn: '2026-11-01' },
    '2026-11-10',
    '2026-11-12',
  ],
  ['made as many days ago', { askedOn: '2026-11-07' }, '2026-11-10', undefined],
  ['at the end of February', { askedOn: '2028-02-27' }, '2028-02-28', '2028-03-01'],
  ['at the end of a year', { askedOn: '2026-12-30' }, '2026-12-31', '2027-01-02'],
  ['without a date', { askedOn: null, remindedOn: '' }, '2026-11-10', undefined],
])('an action that was %s is possible again from a day [ENG-11]', (_what, record, today, from) => {
  expect(possibleFrom({ again }, record, today)).toBe(from)
})

test('an action that declares nothing is always possible', () => {
  expect(possibleFrom({}, { askedOn: '2026-11-10' }, '2026-11-10')).toBeUndefined()
})
