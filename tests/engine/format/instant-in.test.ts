import { expect, test } from 'vitest'
import { instantIn } from '../../../src/engine/format/instant-in.ts'

test.each([
  ['Africa/Nairobi', '2026-07-01', '09:00', '2026-07-01T06:00:00.000Z'],
  ['UTC', '2026-07-01', '09:00', '2026-07-01T09:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-01', '05:00', '2026-06-30T23:30:00.000Z'],
  ['America/New_York', '2026-12-31', '22:00', '2027-01-01T03:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  // Skipped there: the clocks go from 02:00 to 03:00.
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  // Twice there: the first counts.
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('in %s, %s at %s is %s [EVT-01]', (zone, date, time, instant) => {
  expect(instantIn(zone, date, time).toISOString()).toBe(instant)
})
