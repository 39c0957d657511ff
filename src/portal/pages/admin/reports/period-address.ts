/** The period in an address, by the names of the call. */
export function periodAddress(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of ['from', 'to']) {
    const day = search.get(name) ?? ''
    if (day !== '') kept.set(name, day)
  }
  return kept
}

/** A period with another first or last day; the empty day takes it away. */
export function withDay(search: URLSearchParams, name: 'from' | 'to', day: string): URLSearchParams {
  const next = periodAddress(search)
  if (day === '') next.delete(name)
  else next.set(name, day)
  return next
}

/** Whole years. */
export const yearsAddress = (first: number, last: number): URLSearchParams =>
  new URLSearchParams({ from: `${first}-01-01`, to: `${last}-12-31` })

/** The year that is shown, all of the years there are, or another period. */
export function shownYear(search: URLSearchParams, years: readonly number[]): number | 'all' | 'other' {
  const [newest, oldest] = [years[0], years.at(-1)]
  if (search.size === 0 && newest !== undefined) return newest
  const shown = search.toString()
  const year = years.find((one) => yearsAddress(one, one).toString() === shown)
  if (year !== undefined) return year
  const isAll = newest !== undefined && oldest !== undefined && yearsAddress(oldest, newest).toString() === shown
  return isAll ? 'all' : 'other'
}
