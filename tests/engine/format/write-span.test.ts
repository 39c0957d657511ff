import { expect, test } from 'vitest'
import { formatDate } from '../../../src/engine/format/format-date.ts'
import { writeDays, writeSpan } from '../../../src/engine/format/write-span.ts'

const span = (from: string, to: string) => `${from} – ${to}`

test.each([
  ['2027-03-28', '2027-03-28', '28th March 2027'],
  ['2027-03-28', '2027-03-30', '28th – 30th March 2027'],
  ['2027-03-28', '2027-04-28', '28th March – 28th April 2027'],
  ['2027-12-30', '2028-01-02', '30th December 2027 – 2nd January 2028'],
  ['2027-12-30', '2028-12-30', '30th December 2027 – 30th December 2028'],
])('an event from %s to %s is on %s [EVT-01]', (from, to, days) => {
  expect(writeDays(formatDate(from), formatDate(to), span)).toBe(days)
})

test('in Kiswahili the days share their month in the same way [EVT-01]', () => {
  const date = (day: string) => formatDate(day, 'sw')
  expect(writeDays(date('2027-03-28'), date('2027-03-30'), span)).toBe('28 – 30 Machi 2027')
})

test.each([
  ['09:00', '12:00', '09:00 – 12:00'],
  ['09:00', '', '09:00'],
  ['', '', ''],
])('an event from %j to %j is at %j [EVT-01]', (from, to, times) => {
  expect(writeSpan(from, to, span)).toBe(times)
})
