import { momentIn } from './moment-in.ts'

/**
 * The instant of a date and a time of day in a time zone. A time that the zone's clocks skip counts from before they
 * are put forward, and of one that they repeat the first counts, as in calendars.
 *
 * @param timeZone an IANA name, e.g. `Africa/Nairobi`
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 * @throws RangeError for a time zone that does not exist
 */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const dayBefore = offsetAt(timeZone, wanted - dayLength)
  const dayAfter = offsetAt(timeZone, wanted + dayLength)
  const found = [dayBefore, dayAfter]
    .map((offset) => wanted - offset)
    .find((instant) => instant + offsetAt(timeZone, instant) === wanted)
  return new Date(found ?? wanted - dayBefore)
}

const dayLength = 86_400_000

/** How far the clocks of a time zone are before UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const local = momentIn(timeZone, new Date(instant)).slice(0, 19)
  return Date.parse(`${local}Z`) - Math.floor(instant / 1000) * 1000
}
