/**
 * An instant as date-time in a time zone, with its offset: `2026-01-15T10:00:00+03:00`. Its first ten characters are
 * the date there.
 *
 * @param timeZone an IANA name, e.g. `Africa/Nairobi`
 * @throws RangeError for a time zone that does not exist
 */
export function momentIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offsetOf(part('timeZoneName'))}`
}

/** The offset in `GMT+03:00`; `GMT` alone has none. */
const offsetOf = (name: string): string => name.replace('GMT', '') || '+00:00'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  formatters.set(timeZone, made)
  return made
}
