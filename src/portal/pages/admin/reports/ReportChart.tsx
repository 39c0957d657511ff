import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import type { Report } from '../../../../contract/report.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ChartedRows } from './charted-rows.ts'
import type { ReportWords } from './use-report-words.ts'

interface ReportChartProps {
  readonly report: Report
  readonly charted: ChartedRows
  readonly words: ReportWords
}

/** A report as bars: a colour for each series, each as strong as a control on the card's ground. */
export function ReportChart({
  report: { title, series },
  charted: { rows, isLying, height },
  words,
}: ReportChartProps) {
  const text = useText()
  const { palette } = useTheme()
  const colors = [palette.primary.strong, palette.accent.strong, palette.info.strong, palette.success.strong]
  const band = { scaleType: 'band', data: rows.map(words.titleOf) } as const
  const values = { valueFormatter: (value: number) => words.shortFigure(value, 0) } as const
  const axes = isLying
    ? { yAxis: [{ ...band, width: 128 }], xAxis: [{ ...values, tickMinStep: 1, height: 28 }] }
    : { xAxis: [{ ...band, height: 28 }], yAxis: [{ ...values, tickMinStep: 1, width: 48 }] }
  return (
    <Box component="figure" aria-label={text('portal.reports.chart', { title })} sx={{ minWidth: 0, m: 0, mb: 2 }}>
      <BarChart
        layout={isLying ? 'horizontal' : 'vertical'}
        height={height}
        margin={{ left: 0, right: 16, top: 8, bottom: 8 }}
        colors={colors}
        series={series.map((_, place) => ({
          data: rows.map((row) => row.values[place] ?? 0),
          label: words.seriesTitle(place),
          valueFormatter: (value: number | null) => words.figure(value ?? 0, place),
        }))}
        {...axes}
        grid={isLying ? { vertical: true } : { horizontal: true }}
        hideLegend={series.length < 2}
        skipAnimation
      />
    </Box>
  )
}
