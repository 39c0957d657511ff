import type { Message } from '../../engine/translate/message.ts'
import type { TableRow } from './files/read-csv.ts'
import type { RowProblem } from './row-problem.ts'

/** Columns that the first row lacks, has besides, or has twice. */
export function headerProblems<Column extends string>(
  header: TableRow | undefined,
  columns: readonly Column[],
): readonly RowProblem<Column>[] {
  const names: readonly string[] = header?.cells.map((name) => name.trim()) ?? []
  const known: readonly string[] = columns
  const missing = columns
    .filter((column) => !names.includes(column))
    .map((column): Message => ({ key: 'server.import.column-missing', params: { column } }))
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name): Message => ({ key: 'server.import.column-unknown', params: { name: name.slice(0, 60) } }))
  const twice = names
    .filter((name, i) => known.includes(name) && names.indexOf(name) !== i)
    .map((column): Message => ({ key: 'server.import.column-twice', params: { column } }))
  const messages = [...missing, ...unknown.slice(0, 10), ...twice.slice(0, 10)]
  return messages.map((message) => ({ line: header?.line ?? 1, column: null, message }))
}

/** What finds a row's trimmed cell by its column; undefined when the row has more or fewer cells than the first. */
export function rowReader(header: TableRow, { cells }: TableRow): ((column: string) => string) | undefined {
  if (cells.length !== header.cells.length) return undefined
  return (column) => (cells[header.cells.findIndex((name) => name.trim() === column)] ?? '').trim()
}

/** What is wrong with a row that has more or fewer cells than the first. */
export const wrongNumberOfCells = ({ cells }: TableRow) =>
  ({ column: null, message: { key: 'server.import.cells', params: { count: cells.length } } }) as const
