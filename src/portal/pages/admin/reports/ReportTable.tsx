import Link from '@mui/material/Link'
import type { CountedCases, Report } from '../../../../contract/report.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { PortalLink } from '../../../ui/PortalLink.tsx'
import { listedRows } from './charted-rows.ts'
import type { ReportWords } from './use-report-words.ts'

interface ReportTableProps {
  readonly report: Report
  readonly words: ReportWords
}

/** The numbers of a report with their sum; each leads to the cases that it counts, where a desk lists them. */
export function ReportTable({ report, words }: ReportTableProps) {
  const text = useText()
  const { title, series, rows } = report
  const columns = [
    { id: 'group', title: words.group },
    ...series.map((_, place) => ({ id: `series-${place}`, title: words.seriesTitle(place), align: 'right' as const })),
  ]
  const sumOf = (place: number) => rows.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={listedRows(report).map((row) => {
        const name = words.titleOf(row)
        const figures = row.values.map((value, place) => {
          const figure = words.figure(value, place)
          if (row.cases === null || value === 0) return [`series-${place}`, figure]
          const label = text('portal.reports.open', { count: value, title: name })
          return [
            `series-${place}`,
            <Link key={place} component={PortalLink} to={deskPath(row.cases)} aria-label={label}>
              {figure}
            </Link>,
          ]
        })
        return { key: row.key, cells: { group: <BreakableText>{name}</BreakableText>, ...Object.fromEntries(figures) } }
      })}
      foot={{
        title: text('portal.reports.total'),
        cells: Object.fromEntries(series.map((_, place) => [`series-${place}`, words.figure(sumOf(place), place)])),
      }}
      isFramed={false}
    />
  )
}

/** The desk with the cases that a number counts, finished ones included. */
function deskPath({ type, state, from, to }: CountedCases): string {
  const query = new URLSearchParams({ finished: 'yes', to })
  if (state !== null) query.set('state', state)
  if (from !== null) query.set('from', from)
  return `/desk/${type}?${query.toString()}`
}
