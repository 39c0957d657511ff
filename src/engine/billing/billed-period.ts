import { shiftDate } from '../cases/values/shift-date.ts'

/**
 * The name of the year that an invoice is about; undefined for an invoice about anything else.
 *
 * @param declared what the billing's invoices are about, e.g. `SUBS-{year}`
 */
export function billedPeriod(source: string, declared: string): string | undefined {
  const [before = '', after = ''] = declared.split('{year}')
  if (!source.startsWith(before) || !source.endsWith(after)) return undefined
  const name = source.slice(before.length, source.length - after.length)
  return /^\d{4}(\/\d{4})?$/.test(name) ? name : undefined
}

/** The last day of a year by its name. */
export const endOfPeriod = (name: string, start: string): string =>
  shiftDate(`${Number(name.slice(0, 4)) + 1}-${start}`, '-P1D')
