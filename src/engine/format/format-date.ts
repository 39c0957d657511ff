interface DateWriter {
  readonly date: (day: number, month: string, year: number) => string
  readonly months: readonly string[]
}

const englishMonths = 'January February March April May June July August September October November December'.split(' ')
const kiswahiliMonths = 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' ')

const writers: ReadonlyMap<string, DateWriter> = new Map<string, DateWriter>([
  ['en', { date: (day, month, year) => `${day}${ordinalEnding(day)} ${month} ${year}`, months: englishMonths }],
  ['sw', { date: (day, month, year) => `${day} ${month} ${year}`, months: kiswahiliMonths }],
])

/** The date that means “no date” on the wire. */
export const emptyDate = '0001-01-01'

/**
 * A calendar date as text for users: `1st January 2024` in English, `1 Januari 2024` in Kiswahili; for a date-time, its
 * date as written; for a month (`2024-01`), `January 2024`. Empty for no date (also `0001-01-01`); a text that is
 * neither is returned unchanged.
 * @param language a language tag, of which only the first part is used; languages without their own format use English.
 */
export function formatDate(date: string | null | undefined, language = 'en'): string {
  if (!date || date.startsWith(emptyDate)) return ''
  const match = /^(\d{4})-(\d{2})(?:$|-(\d{2})(?:$|[Tt ]))/.exec(date)
  const [, year, month, day] = match ?? []
  const writer = writers.get(language.split('-')[0] ?? '') ?? writers.get('en')
  const name = writer?.months[Number(month) - 1]
  if (writer === undefined || name === undefined || Number(day ?? 1) < 1 || Number(day ?? 1) > 31) return date
  return day === undefined ? `${name} ${Number(year)}` : writer.date(Number(day), name, Number(year))
}

function ordinalEnding(day: number): string {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
