import { useMemo } from 'react'
import type { Report, ReportRow } from '../../../../contract/report.ts'
import { formatDate } from '../../../../engine/format/format-date.ts'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** How the chart and the table of a report name what they show. */
export interface ReportWords {
  /** What the rows are grouped by. */
  readonly group: string
  readonly titleOf: (row: ReportRow) => string
  /** The title of a series: its currency, or that it is a number. */
  readonly seriesTitle: (place: number) => string
  /** A value of a series: an amount of money, or a number. */
  readonly figure: (value: number, place: number) => string
  /** The same where there is little room. */
  readonly shortFigure: (value: number, place: number) => string
}

/** Cents in the currency's unit. */
const cents = 100

/** The words of a report in the user's language. */
export function useReportWords({ by, heading, series }: Report): ReportWords {
  const text = useText()
  const language = useLanguage()
  const { money } = useFormats()
  return useMemo(() => {
    const plain = new Intl.NumberFormat(language)
    const short = new Intl.NumberFormat(language, { notation: 'compact' })
    const currencyAt = (place: number) => series[place]?.currency ?? null
    return {
      group: heading ?? (by === 'answer' ? '' : text(`portal.reports.by.${by}`)),
      titleOf: ({ title }) => (by === 'month' ? formatDate(title, language) : title),
      seriesTitle: (place) => currencyAt(place) ?? text('portal.reports.number'),
      figure(value, place) {
        const currency = currencyAt(place)
        return currency === null ? plain.format(value) : money(value / cents, currency)
      },
      shortFigure: (value, place) => short.format(currencyAt(place) === null ? value : value / cents),
    }
  }, [by, heading, series, text, language, money])
}
