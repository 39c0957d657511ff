import { percentile } from '../../bench-row.ts'
import type { BenchRow } from '../../bench-row.ts'
import type { LoadOutcome } from './messages.ts'
import { kinds } from './visits.ts'

/** One turn of one server. */
export interface Measurement {
  readonly server: string
  readonly pace: 'paced' | 'fast'
  readonly outcome: LoadOutcome
  /** The processor time that its process used in the turn; seconds. */
  readonly cpu: number
}

/** The figures of all turns; the first server is the baseline for the others. */
export function loadRows(measurements: readonly Measurement[]): BenchRow[] {
  const servers = [...new Set(measurements.map(({ server }) => server))]
  const sums = servers.map((server) => summed(measurements.filter((one) => one.server === server)))
  const rows = sums.flatMap((sum, i) => rowsOf(servers[i] ?? '', sum, i === 0 ? undefined : sums[0]))
  const [, embedded, server] = sums
  return embedded && server ? [...rows, besides(embedded, server)] : rows
}

/** How much longer people wait on the embedded database. */
function besides(embedded: Sum, server: Sum): BenchRow {
  const value = slow(embedded) / slow(server)
  return { label: 'reading p95, PGlite of PostgreSQL', value, unit: '×', target: '≤ 3 ×', met: value <= 3 }
}

const slow = ({ times }: Sum): number => percentile(times.get('reading') ?? [], 0.95)

interface Sum {
  /** Milliseconds, for members who go at their own pace. */
  readonly times: ReadonlyMap<string, readonly number[]>
  readonly perSecond: number
  readonly cpu: { readonly paced: number; readonly fast: number }
  readonly refused: readonly string[]
}

function summed(turns: readonly Measurement[]): Sum {
  const paced = turns.filter(({ pace }) => pace === 'paced')
  const fast = turns.filter(({ pace }) => pace === 'fast')
  const seconds = fast.reduce((total, { outcome }) => total + outcome.seconds, 0)
  return {
    times: new Map(kinds.map((kind) => [kind, paced.flatMap(({ outcome }) => outcome.times[kind] ?? [])])),
    perSecond: fast.reduce((total, turn) => total + callsOf(turn), 0) / seconds,
    cpu: { paced: cpuPerThousand(paced), fast: cpuPerThousand(fast) },
    refused: turns.flatMap(({ outcome }) => outcome.refused),
  }
}

const callsOf = ({ outcome }: Measurement): number =>
  Object.values(outcome.times).reduce((total, times) => total + times.length, 0)

const cpuPerThousand = (turns: readonly Measurement[]): number =>
  (1000 * turns.reduce((total, { cpu }) => total + cpu, 0)) / turns.reduce((total, turn) => total + callsOf(turn), 0)

function rowsOf(server: string, sum: Sum, bare: Sum | undefined): BenchRow[] {
  for (const sentence of sum.refused.slice(0, 5)) console.log(`  ${server} refused ${sentence}`)
  const row = (label: string, value: number, unit: string): BenchRow => ({ label: `${server}: ${label}`, value, unit })
  return [
    ...[...sum.times].flatMap(([kind, times]) => timeRows(row, kind, times, bare?.times.get(kind))),
    row('without a pause', sum.perSecond, '/s'),
    ...(bare ? [row('… of the bare rate', sum.perSecond / bare.perSecond, '×')] : []),
    row('CPU per 1,000 calls, paced', sum.cpu.paced, 's'),
    ...(bare ? [row('… of the bare', sum.cpu.paced / bare.cpu.paced, '×')] : []),
    row('CPU per 1,000 calls, without a pause', sum.cpu.fast, 's'),
    ...(bare ? [row('… of the bare', sum.cpu.fast / bare.cpu.fast, '×')] : []),
    { ...row('calls refused', sum.refused.length, ''), target: '0', met: sum.refused.length === 0 },
  ]
}

function timeRows(
  row: (label: string, value: number, unit: string) => BenchRow,
  kind: string,
  times: readonly number[],
  bare: readonly number[] | undefined,
): BenchRow[] {
  const parts = [0.5, 0.95, 0.99]
  return [
    ...parts.map((part) => row(`${kind} p${part * 100}`, percentile(times, part), 'ms')),
    ...(bare ? [row(`${kind} p95 of the bare`, percentile(times, 0.95) / percentile(bare, 0.95), '×')] : []),
  ]
}
