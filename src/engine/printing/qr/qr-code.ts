import { qrData } from './qr-data.ts'
import { maskedModules } from './qr-modules.ts'
import type { QrModules } from './qr-modules.ts'

/**
 * The QR code of a text (ISO/IEC 18004, level M, versions 1 to 6): rows of modules, true for dark, without the quiet
 * zone of four modules around it. Undefined for a text longer than version 6 holds. An upper-case address takes the
 * least room.
 */
export function qrCode(text: string): QrModules | undefined {
  const data = qrData(text)
  if (data === undefined) return undefined
  const rated = maskedModules(data).map((modules) => ({ modules, penalty: penalty(modules) }))
  return rated.reduce((best, one) => (one.penalty < best.penalty ? one : best)).modules
}

/** How hard a code is to read, by the rules of the standard. */
export function penalty(modules: QrModules): number {
  const columns = modules.map((_row, x) => modules.map((row) => row[x] === true))
  const lines = [...modules, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => [...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2))
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)].map(() => 40))
  const squares = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      const others = [row[x + 1], modules[y + 1]?.[x], modules[y + 1]?.[x + 1]]
      return others.every((other) => other === dark) ? [3] : []
    }),
  )
  const all = modules.flat()
  const share = all.filter(Boolean).length / all.length
  const balance = Math.floor(Math.abs(share * 20 - 10)) * 10
  return [...runs, ...finders, ...squares].reduce((sum, points) => sum + points, balance)
}
