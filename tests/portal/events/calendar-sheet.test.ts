import { expect, test } from 'vitest'
import { calendarSheet } from '../../../src/portal/pages/events/calendar-sheet.ts'

test.each([
  ['en-KE', '2026-03-05', { month: 'Mar', day: '5', year: '2026' }],
  ['sw-KE', '2026-08-31', { month: 'Ago', day: '31', year: '2026' }],
])('in %s, the sheet of %s has %j [EVT-01]', (language, date, sheet) => {
  expect(calendarSheet(date, language)).toEqual(sheet)
})
