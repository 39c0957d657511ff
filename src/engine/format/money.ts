/**
 * An amount with its currency's code, e.g. `KES 11,000.00` for (11000, 'KES', 'en-KE'): two decimals, with the locale's
 * grouping. The space is an ordinary one, so that texts can be compared and searched.
 * @param amount in units of the currency, not cents.
 * @param currency its code; without it, the result is a bare figure.
 */
export function formatMoney(amount: number, currency: string | undefined, locale = 'en-KE'): string {
  const figures = formatterFor(locale).format(Math.abs(amount))
  return `${currency === undefined ? '' : `${currency} `}${amount < 0 ? '-' : ''}${figures}`
}

/** An amount in integer cents, e.g. `KES 11,000.00` for 1100000. */
export function formatCents(cents: number, currency: string, locale = 'en-KE'): string {
  return formatMoney(cents / 100, currency, locale)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formatters.set(locale, made)
  return made
}
