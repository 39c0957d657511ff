import { awardColumns, awardFields } from '../../contract/award-columns.ts'
import type { AwardFileColumn } from '../../contract/award-columns.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { parsePointer } from '../../engine/json/pointer.ts'
import { prepareAnswers } from '../../engine/validation/prepare-answers.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { TableRow } from '../imports/files/read-csv.ts'
import type { RowProblem } from '../imports/row-problem.ts'
import { rowReader, headerProblems, wrongNumberOfCells } from '../imports/table-columns.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { awardIn } from './award-answers.ts'
import type { NewAward } from './awards.ts'
import { AwardIndex } from './same-award.ts'

/** An award in a line of a file. */
export type AwardInFile = NewAward & { readonly line: number }

export interface AwardRows {
  readonly awards: readonly AwardInFile[]
  readonly problems: readonly RowProblem<AwardFileColumn>[]
  /** Whether the columns are as they should be; otherwise no row was read. */
  readonly hasColumns: boolean
}

type CellProblem = Omit<RowProblem<AwardFileColumn>, 'line'>

/** The awards in a file’s rows and every problem of every row, by the rules of the form that awards one by one. */
export function readAwardRows(rows: readonly TableRow[], tenant: PublishedTenant, now: Date): AwardRows {
  const [header, ...others] = rows
  const wrongColumns = headerProblems(header, awardColumns)
  if (!header || wrongColumns.length > 0) return { awards: [], problems: wrongColumns, hasColumns: false }
  const form = formOf(tenant, 'forms/cpd-award')
  const context = contextOf(tenant, now)
  const earlier = new AwardIndex<AwardInFile>()
  const problems: RowProblem<AwardFileColumn>[] = []
  const awards: AwardInFile[] = []
  for (const row of others) {
    const { line } = row
    const read = rowReader(header, row)
    const { answers, issues } = prepareAnswers(form, read ? answersOf(read) : {}, context)
    const found: CellProblem[] = read
      ? issues.map((issue) => ({ column: columnOf(parsePointer(issue.pointer)[0]), message: issue }))
      : [wrongNumberOfCells(row)]
    if (found.length === 0 && isJsonObject(answers)) {
      const award = { ...awardIn(answers), line }
      const repeated = earlier.repeated(award)
      if (repeated === undefined) awards.push(award)
      else found.push(repeatedRow(repeated.known.line))
      earlier.add(award)
    }
    problems.push(...found.map((problem) => ({ line, ...problem })))
  }
  return { awards, problems, hasColumns: true }
}

const repeatedRow = (line: number): CellProblem => ({
  column: null,
  message: { key: 'server.cpd.repeated', params: { line } },
})

/** The cells of a row as answers of the form; what is empty is missing. */
function answersOf(read: (column: string) => string): JsonObject {
  const cells = awardColumns.map((column) => [column, read(column)] as const)
  return Object.fromEntries(
    cells.flatMap(([column, cell]) => (cell === '' ? [] : [[awardFields[column], valueOf(column, cell)]])),
  )
}

const valueOf = (column: AwardFileColumn, cell: string): JsonValue =>
  (column === 'year' || column === 'points') && /^-?\d{1,9}(?:\.\d{1,9})?$/.test(cell) ? Number(cell) : cell

/** The column of a field; null for what no column has. */
export const columnOf = (field: string | undefined): AwardFileColumn | null =>
  awardColumns.find((column) => awardFields[column] === field) ?? null
