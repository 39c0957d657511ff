import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Report } from '../../../../contract/report.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { chartedRows } from './charted-rows.ts'
import { LateChart } from './LateChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReportWords } from './use-report-words.ts'

interface ReportCardProps {
  readonly report: Report
  /** What is shown where there is nothing. */
  readonly empty: string
  /** The period, for the file. */
  readonly search: URLSearchParams
}

/** One report: its chart, the table of the same numbers, and the file. */
export function ReportCard({ report, empty, search }: ReportCardProps) {
  const text = useText()
  const words = useReportWords(report)
  const { id, title, description, rows } = report
  const heading = `report-${id}`
  const charted = chartedRows(report)
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={headStyle}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography variant="h2" id={heading}>
            {title}
          </Typography>
          {description !== null && <Typography color="textSecondary">{description}</Typography>}
        </Box>
        {rows.length > 0 && (
          <ExportMenu about={title} address={`admin/reports/${id}/export`} filters={search} fileName={title} />
        )}
      </Box>
      {rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <>
          <LoadingBoundary fallback={<Skeleton variant="rounded" height={charted.height} />}>
            <LateChart report={report} charted={charted} words={words} />
          </LoadingBoundary>
          {charted.isLying && charted.rows.length < rows.length && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {text('portal.reports.largest', { count: charted.rows.length })}
            </Typography>
          )}
          <ReportTable report={report} words={words} />
        </>
      )}
    </Card>
  )
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 } as const
