type DateWriter = (day: number, month: number, year: number) => string

const englishMonths = 'January February March April May June July August September October November December'.split(' ')
const kiswahiliMonths = 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' ')

const writers: ReadonlyMap<string, DateWriter> = new Map<string, DateWriter>([
  ['en', (day, month, year) => `${day}${ordinalEnding(day)} ${englishMonths[month - 1]} ${year}`],
  ['sw', (day, month, year) => `${day} ${kiswahiliMonths[month - 1]} ${year}`],
])

/** The date that means “no date” on the wire. */
const emptyDate = '0001-01-01'

/**
 * A calendar date as text for users: `1st January 2024` in English, `1 Januari 2024` in Kiswahili; for a date-time, its
 * date as written. Empty for no date (also `0001-01-01`); a text that is not a date is returned unchanged.
 * @param language a language tag, of which only the first part is used; languages without their own format use English.
 */
export function formatDate(date: string | null | undefined, language = 'en'): string {
  if (!date || date.startsWith(emptyDate)) return ''
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|[Tt ])/.exec(date)
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number)
  if (month < 1 || month > 12 || day < 1 || day > 31) return date
  const write = writers.get(language.split('-')[0] ?? '') ?? writers.get('en')
  return write === undefined ? date : write(day, month, year)
}

function ordinalEnding(day: number): string {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
