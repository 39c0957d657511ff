import type { QrModules } from './qr-modules.ts'

/** Dark modules of a row that touch, to be drawn as one rectangle. All figures are modules. */
export interface DarkRun {
  readonly x: number
  readonly y: number
  readonly length: number
}

/** The dark parts of a QR code, row by row. */
export const darkRuns = (modules: QrModules): readonly DarkRun[] =>
  modules.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => ({ x: index, y, length: run.length }))
  })
