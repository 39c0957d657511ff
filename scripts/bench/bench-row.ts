/** One figure of a measurement. */
export interface BenchRow {
  readonly label: string
  readonly value: number
  /** `ms`, `kB`, `/s`, `×`, `MB`, or empty for a count. */
  readonly unit: string
  /** The target, e.g. `≤ 20 ms`; without it the figure is only reported. */
  readonly target?: string
  /** Whether the target is met. */
  readonly met?: boolean
}

/** A group of measurements that can run alone: `npm run bench -- compose`. */
export interface Bench {
  readonly name: string
  readonly title: string
  run(): Promise<readonly BenchRow[]>
}

/** A count that has to be 0. */
export const noneRow = (label: string, value: number): BenchRow => ({
  label,
  value,
  unit: '',
  target: '0',
  met: value === 0,
})

/** A time in milliseconds that has to be at most a limit. */
export const timeRow = (label: string, value: number, limit: number): BenchRow => ({
  label,
  value,
  unit: 'ms',
  target: `≤ ${limit} ms`,
  met: value <= limit,
})

/** The rows as an aligned table with a mark for each target. */
export function formatRows(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ label, value, unit, target, met }) => [
    label,
    `${formatFigure(value)}${unit === '' ? '' : ` ${unit}`}`,
    target ?? '',
    met === undefined ? '' : met ? 'met' : 'NOT met',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map(([label = '', figure = '', target = '', met = '']) =>
      `  ${label.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${target.padEnd(widths[2] ?? 0)}  ${met}`.trimEnd(),
    )
    .join('\n')
}

function formatFigure(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en')
  const size = Math.abs(value)
  return value.toLocaleString('en', { maximumFractionDigits: size < 0.1 ? 4 : size < 10 ? 2 : 1 })
}

/** The median of some figures; of an even number of them, between the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((left, right) => left - right)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The percentile of some figures, e.g. 0.99. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
