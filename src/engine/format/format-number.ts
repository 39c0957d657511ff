/** A number with a locale's grouping and all of its decimals, e.g. `12,500.125` for (12500.125, 'en-KE'). */
export function formatNumber(value: number, locale = 'en-KE'): string {
  const known = formatters.get(locale)
  if (known !== undefined) return known.format(value)
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  formatters.set(locale, made)
  return made.format(value)
}

/** A number in its unit, e.g. `12.5 km`. The space is an ordinary one, so that texts can be searched. */
export const formatQuantity = (value: number, unit: string, locale?: string): string =>
  `${formatNumber(value, locale)} ${unit}`

const formatters = new Map<string, Intl.NumberFormat>()
