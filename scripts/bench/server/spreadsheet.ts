import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SheetWriter } from '../../../src/server/platform/sheets/sheet-writer.ts'
import type { Bench } from '../bench-row.ts'

/** More than twice what a file may have. */
const rows = 50_000
const longest = 50

/** For how long the server does not respond while it writes a spreadsheet. */
export const spreadsheetBench: Bench = {
  name: 'spreadsheet',
  title: `A spreadsheet of ${rows.toLocaleString('en')} rows and 10 columns`,
  run: async () => {
    const titles = Array.from({ length: 10 }, (_, column) => `Column ${column}`)
    const kinds = ['date', ...Array.from({ length: 7 }, () => undefined), 'money', undefined] as const
    const table = Array.from({ length: rows }, (_, row) => rowOf(row))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const began = performance.now()
    delay.enable()
    const { length } = await new SheetWriter().write(async () => ({ name: 'Ledger', titles, kinds, rows: table }))
    delay.disable()
    const pause = delay.max / 1e6
    return [
      {
        label: 'the longest pause of the server',
        value: pause,
        unit: 'ms',
        target: `≤ ${longest} ms`,
        met: pause <= longest,
      },
      { label: 'until it is written', value: performance.now() - began, unit: 'ms' },
      { label: 'its size', value: length / 1000, unit: 'kB' },
    ]
  },
}

const rowOf = (row: number): readonly (string | number)[] => [
  '2026-01-15',
  `INV-2026-${row}`,
  'Invoice',
  `M-${row}`,
  `WAMBUI EXAMPLE MEMBER ${row}`,
  `Subscription Payment ${row}`,
  'receivable',
  'income:subscription',
  1500.5 + row,
  'KES',
]
