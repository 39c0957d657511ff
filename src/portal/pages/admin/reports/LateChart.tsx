import { lazyPart } from '../../../../renderer/loading/lazy-part.ts'

/** The chart of a report. Its library loads after the tables, which have the same numbers. */
export const LateChart = lazyPart(async () => (await import('./ReportChart.tsx')).ReportChart)
