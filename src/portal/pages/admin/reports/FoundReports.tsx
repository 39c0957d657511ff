import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReportsPage } from '../../../../engine/document/reports-page.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { ReportCard } from './ReportCard.tsx'
import { ReportPeriodBar } from './ReportPeriodBar.tsx'

interface FoundReportsProps {
  readonly page: ReportsPage
  /** The period that the address has. */
  readonly search: URLSearchParams
  readonly onPeriod: (search: URLSearchParams) => void
}

/** The declared reports of a period. */
export function FoundReports({ page, search, onPeriod }: FoundReportsProps) {
  const text = useText()
  const { date } = useFormats()
  const address = `admin/reports?${search.toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={2} />
  const { from, to, years, reports } = data
  if (reports.length === 0) {
    return (
      <Card>
        <EmptyState title={text('portal.reports.none')} text={text('portal.reports.none-text')} />
      </Card>
    )
  }
  return (
    <>
      <Card>
        <ReportPeriodBar search={search} years={years} onPeriod={onPeriod} />
        <Typography component="output" color="textSecondary" sx={{ display: 'block', px: 2, pb: 2 }}>
          {from === null
            ? text('portal.reports.shown-until', { to: date(to) })
            : text('portal.reports.shown', { from: date(from), to: date(to) })}
        </Typography>
      </Card>
      <Box sx={gridStyle}>
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} empty={page.empty} search={search} />
        ))}
      </Box>
    </>
  )
}

/** Side by side where there is room for two charts. */
const gridStyle = {
  display: 'grid',
  gap: 3,
  mt: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
} as const
