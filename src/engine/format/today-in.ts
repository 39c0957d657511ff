/**
 * The calendar date, `YYYY-MM-DD`, in a time zone at an instant.
 * @param timeZone an IANA name, e.g. `Africa/Nairobi`.
 * @throws RangeError for a time zone that does not exist.
 */
export function todayIn(timeZone: string, instant: Date): string {
  const parts = formatterFor(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}
