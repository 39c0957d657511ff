/** A number with a locale's grouping, e.g. `12,500` for (12500, 'en-KE'). */
export function formatNumber(value: number, locale = 'en-KE'): string {
  const known = formatters.get(locale)
  if (known !== undefined) return known.format(value)
  const made = new Intl.NumberFormat(locale)
  formatters.set(locale, made)
  return made.format(value)
}

const formatters = new Map<string, Intl.NumberFormat>()
