import { expect, test } from 'vitest'
import { momentIn } from '../../../src/engine/format/moment-in.ts'

test.each([
  ['Africa/Nairobi', '2026-01-15T22:30:05.900Z', '2026-01-16T01:30:05+03:00'],
  ['UTC', '2026-01-15T22:30:05Z', '2026-01-15T22:30:05+00:00'],
  ['Asia/Kolkata', '2026-01-15T18:30:00Z', '2026-01-16T00:00:00+05:30'],
  ['America/New_York', '2026-07-01T00:00:00Z', '2026-06-30T20:00:00-04:00'],
])('a moment in %s begins with the date there and has its offset', (zone, instant, moment) => {
  expect(momentIn(zone, new Date(instant))).toBe(moment)
  expect(Math.floor(Date.parse(moment) / 1000)).toBe(Math.floor(Date.parse(instant) / 1000))
})
