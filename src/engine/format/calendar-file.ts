import { instantIn } from './instant-in.ts'

/** An event for a calendar. */
export interface CalendarEvent {
  /** Names it in the whole world: a calendar that has it already changes it. */
  readonly uid: string
  readonly title: string
  /** Its first and last day, as `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  /** `HH:mm`, or empty: it then takes whole days. */
  readonly startTime: string
  readonly endTime: string
  readonly location: string
  readonly description: string
}

interface CalendarPlace {
  /** In which the times are. */
  readonly timeZone: string
  /** When the file is made. */
  readonly now: Date
}

/**
 * A calendar file (RFC 5545) with one event, its times in UTC. An event without an end ends when it starts, and one
 * whose end is not after its start has no end of its own.
 *
 * @throws RangeError for a time zone that does not exist
 */
export function calendarFile(event: CalendarEvent, { timeZone, now }: CalendarPlace): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Regalia//Events//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...timesOf(event, timeZone),
    `SUMMARY:${escapeText(event.title)}`,
    ...named('LOCATION', event.location),
    ...named('DESCRIPTION', event.description),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}

function timesOf({ startDate, endDate, startTime, endTime }: CalendarEvent, timeZone: string): readonly string[] {
  if (startTime === '') {
    return [`DTSTART;VALUE=DATE:${compact(startDate)}`, `DTEND;VALUE=DATE:${compact(dayAfter(endDate))}`]
  }
  const start = instantIn(timeZone, startDate, startTime)
  const end = instantIn(timeZone, endDate, endTime === '' ? startTime : endTime)
  return [`DTSTART:${utc(start)}`, ...(end > start ? [`DTEND:${utc(end)}`] : [])]
}

const named = (name: string, text: string): readonly string[] => (text === '' ? [] : [`${name}:${escapeText(text)}`])

/** The day after the last one is the end of an event of whole days. */
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const compact = (text: string): string => text.replaceAll(/[-:]/g, '')

const utc = (instant: Date): string => `${compact(instant.toISOString().slice(0, 19))}Z`

/** Marks that mean something in a text get a backslash, a new line is `\n`; other control characters are dropped. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

/** Lines of at most 75 octets, without the line break: what is longer goes on after a space, no character in half. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > longestLine) {
      lines.push(current)
      ;[current, octets] = [' ', 1]
    }
    current += character
    octets += length
  }
  return [...lines, current].join('\r\n')
}

const longestLine = 75
