import { exportedTables } from '../../contract/as-csv.ts'
import type { ExportedTable } from '../../contract/as-csv.ts'

interface Exported {
  readonly table: ExportedTable
  readonly rows: number
  /** Which of several of the kind, e.g. the title of a report; empty where there is only one. */
  readonly about: string
}

/** The detail of an export's entry in the audit log, which `readExportedDetail` reads. */
export const exportedDetail = ({ table, rows, about }: Exported): string => `${table} ${rows} ${about}`

/** The parts of a detail; undefined for anything else. */
export function readExportedDetail(detail: string): Exported | undefined {
  const [, name, rows, about = ''] = /^(\S+) (\d+) (.*)$/s.exec(detail) ?? []
  const table = exportedTables.find((one) => one === name)
  return table === undefined ? undefined : { table, rows: Number(rows), about }
}
