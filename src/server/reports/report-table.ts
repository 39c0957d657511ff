import type { Report } from '../../contract/report.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** A report as the lines of a file: money in the currency's unit. */
export function reportTable(tenant: PublishedTenant, { title, heading, by, series, rows }: Report) {
  const group = heading ?? (by === 'answer' ? '' : textOf(tenant, `portal.reports.by.${by}`))
  const titles = series.map(({ currency }) => currency ?? textOf(tenant, 'portal.reports.number'))
  const figure = (value: number, place: number) => (series[place]?.currency == null ? value : value / centsInUnit)
  return {
    titles: [group, ...titles],
    kinds: [undefined, ...series.map(({ currency }) => (currency === null ? undefined : ('money' as const)))],
    rows: rows.map((row) => [row.title, ...row.values.map(figure)]),
    about: title,
  }
}
