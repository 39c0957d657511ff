import { exportedTables } from '../../contract/as-file.ts'
import type { ExportedTable } from '../../contract/as-file.ts'
import type { TableFormat } from '../../contract/table-formats.ts'

interface Exported {
  readonly table: ExportedTable
  readonly format: TableFormat
  readonly rows: number
  /** Which of several of the kind, e.g. the title of a report; empty where there is only one. */
  readonly about: string
}

/** The detail of an export's entry in the audit log, which `readExportedDetail` reads. */
export const exportedDetail = ({ table, format, rows, about }: Exported): string =>
  `${table}${format === 'xlsx' ? '.xlsx' : ''} ${rows} ${about}`

/** The parts of a detail; undefined for anything else. Before there were spreadsheets, none named its format. */
export function readExportedDetail(detail: string): Exported | undefined {
  const [, name, ending, rows, about = ''] = /^(\S+?)(\.xlsx)? (\d+) (.*)$/s.exec(detail) ?? []
  const table = exportedTables.find((one) => one === name)
  return table === undefined
    ? undefined
    : { table, format: ending === undefined ? 'csv' : 'xlsx', rows: Number(rows), about }
}
