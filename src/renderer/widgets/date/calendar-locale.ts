import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'

const styles = { abbreviated: 'short', narrow: 'narrow', short: 'short', wide: 'long', any: 'long' } as const

/** Weeks begin on Monday; the browser provides the names of months and weekdays in the language. */
export function calendarLocale(language: string): Locale {
  const { code, localize } = enGB
  if (language === 'en' || language === code) return enGB
  return {
    ...enGB,
    code: language,
    localize: {
      ...localize,
      month: (month, { width = 'wide' } = {}) =>
        nameIn(language, { month: styles[width] }, new Date(Date.UTC(2024, month, 1))),
      // The 7th of January 2024 was a Sunday.
      day: (day, { width = 'wide' } = {}) =>
        nameIn(language, { weekday: styles[width] }, new Date(Date.UTC(2024, 0, 7 + day))),
    },
  }
}

const nameIn = (language: string, options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date)
