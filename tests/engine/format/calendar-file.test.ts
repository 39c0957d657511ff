import { describe, expect, test } from 'vitest'
import { calendarFile } from '../../../src/engine/format/calendar-file.ts'
import type { CalendarEvent } from '../../../src/engine/format/calendar-file.ts'

const event: CalendarEvent = {
  uid: 'EV-1@demo.regalia',
  title: 'Site visit',
  startDate: '2027-03-01',
  endDate: '2027-03-01',
  startTime: '09:00',
  endTime: '12:30',
  location: 'Thika',
  description: '',
}

const place = { timeZone: 'Africa/Nairobi', now: new Date('2026-11-28T08:09:10.500Z') }

const fileOf = (changes: Partial<CalendarEvent> = {}, timeZone = place.timeZone) =>
  calendarFile({ ...event, ...changes }, { ...place, timeZone })

/** The lines of a file as a calendar reads them: what was folded is one again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file [EVT-01]', () => {
  test('has one event, whose lines end as the format wants', () => {
    expect(fileOf()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Regalia//Events//EN',
        'BEGIN:VEVENT',
        'UID:EV-1@demo.regalia',
        'DTSTAMP:20261128T080910Z',
        'DTSTART:20270301T060000Z',
        'DTEND:20270301T093000Z',
        'SUMMARY:Site visit',
        'LOCATION:Thika',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test.each<[string, Partial<CalendarEvent>, string, readonly string[]]>([
    [
      'of several days ends on the last one',
      { endDate: '2027-03-03' },
      'Africa/Nairobi',
      ['DTSTART:20270301T060000Z', 'DTEND:20270303T093000Z'],
    ],
    [
      'begins the day before in UTC',
      { startTime: '01:00', endTime: '02:00' },
      'Africa/Nairobi',
      ['DTSTART:20270228T220000Z', 'DTEND:20270228T230000Z'],
    ],
    [
      'of whole days ends before the day after them',
      { startTime: '', endTime: '', startDate: '2027-12-30', endDate: '2027-12-31' },
      'Africa/Nairobi',
      ['DTSTART;VALUE=DATE:20271230', 'DTEND;VALUE=DATE:20280101'],
    ],
    ['without an end has only a start', { endTime: '' }, 'Africa/Nairobi', ['DTSTART:20270301T060000Z']],
    ['that ends before it begins has no end', { endTime: '08:00' }, 'Africa/Nairobi', ['DTSTART:20270301T060000Z']],
    [
      'follows the clocks of summer',
      { startDate: '2027-03-27', endDate: '2027-03-28' },
      'Europe/Berlin',
      ['DTSTART:20270327T080000Z', 'DTEND:20270328T103000Z'],
    ],
  ])('of an event that %s', (_what, changes, timeZone, times) => {
    expect(linesOf(fileOf(changes, timeZone)).filter((line) => line.startsWith('DT'))).toEqual([
      'DTSTAMP:20261128T080910Z',
      ...times,
    ])
  })

  test.each([
    ['marks that mean something', String.raw`Food, drink; more \ less`, String.raw`Food\, drink\; more \\ less`],
    ['lines', 'One\r\nTwo\nThree', String.raw`One\nTwo\nThree`],
    ['control characters', 'Bell\u0007 and tab\t', 'Bell and tab'],
    ['an attempt to add a line', 'x\r\nATTACH:https://evil.example', String.raw`x\nATTACH:https://evil.example`],
  ])('escapes %s', (_what, title, written) => {
    expect(linesOf(fileOf({ title }))).toContain(`SUMMARY:${written}`)
  })

  test.each([
    ['ASCII', 'a'.repeat(200)],
    ['two octets', 'é'.repeat(100)],
    ['four octets', '🎓'.repeat(60)],
    ['all of them', 'aé€🎓'.repeat(40)],
  ])('folds long lines of %s at 75 octets, no character in half', (_what, title) => {
    const file = fileOf({ title })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(linesOf(file)).toContain(`SUMMARY:${title}`)
    expect(file).not.toContain('\uFFFD')
  })
})
