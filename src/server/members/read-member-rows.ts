import { memberColumns } from '../../contract/member-columns.ts'
import type { MemberColumn } from '../../contract/member-columns.ts'
import type { Message } from '../../engine/translate/message.ts'
import { findCategory } from '../profiles/category.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { TableRow } from '../imports/files/read-csv.ts'
import type { RowProblem } from '../imports/row-problem.ts'
import { rowReader, headerProblems, wrongNumberOfCells } from '../imports/table-columns.ts'
import { normaliseMemberNo, registerText } from './members.ts'
import type { NewMember } from './members.ts'

export interface MemberRows {
  readonly members: readonly NewMember[]
  readonly problems: readonly RowProblem<MemberColumn>[]
  /** Whether the columns are as they should be; otherwise no row was read. */
  readonly hasColumns: boolean
}

type Cells = Readonly<Record<MemberColumn, string>>
type CellProblem = Omit<RowProblem<MemberColumn>, 'line'>

/** The members in a file’s rows for an organisation, and every problem of every row. `today` is a calendar date. */
export function readMemberRows(rows: readonly TableRow[], tenant: PublishedTenant, today: string): MemberRows {
  const [header, ...others] = rows
  const wrongColumns = headerProblems(header, memberColumns)
  if (!header || wrongColumns.length > 0) return { members: [], problems: wrongColumns, hasColumns: false }
  const members: NewMember[] = []
  const problems: RowProblem<MemberColumn>[] = []
  const numbers = new Map<string, number>()
  for (const row of others) {
    const cells = cellsOf(header, row)
    const found = cells ? problemsOf(cells, tenant, today) : [wrongNumberOfCells(row)]
    const number = normaliseMemberNo(cells?.member_no ?? '')
    const earlier = numbers.get(number)
    if (cells && earlier !== undefined) found.push(repeatedNumber(number, earlier))
    problems.push(...found.map((problem) => ({ line: row.line, ...problem })))
    numbers.set(number, row.line)
    if (cells && found.length === 0) members.push(memberOf(cells))
  }
  return { members, problems, hasColumns: true }
}

const repeatedNumber = (number: string, line: number): CellProblem => ({
  column: 'member_no',
  message: { key: 'server.import.repeated', params: { number, line } },
})

/** A row's trimmed cells by column; undefined when their number differs from the columns'. */
function cellsOf(header: TableRow, row: TableRow): Cells | undefined {
  const cell = rowReader(header, row)
  if (cell === undefined) return undefined
  return {
    member_no: cell('member_no'),
    first_name: cell('first_name'),
    second_name: cell('second_name'),
    last_name: cell('last_name'),
    id_number: cell('id_number'),
    email: cell('email'),
    phone: cell('phone'),
    category: cell('category'),
    status: cell('status'),
    registration_date: cell('registration_date'),
  }
}

/** The same rules as at registration, where it has them. */
const patterns: readonly (readonly [MemberColumn, RegExp, Message])[] = [
  ['member_no', /^.{1,40}$/, { key: 'server.import.member-no' }],
  ['first_name', /^.{1,200}$/, { key: 'server.import.first-name' }],
  ['second_name', /^.{0,200}$/, { key: 'server.import.name-long' }],
  ['last_name', /^.{0,200}$/, { key: 'server.import.name-long' }],
  ['id_number', /^.{6,30}$/, { key: 'server.import.id-number' }],
  ['email', /^(?=.{3,254}$)[^@\s]+@[^@\s]+$/, { key: 'server.import.email' }],
  ['phone', /^\+?[0-9]{7,15}$/, { key: 'server.import.phone' }],
  ['status', /^(?:Active|Inactive)$/, { key: 'server.import.status' }],
]

function problemsOf(cells: Cells, tenant: PublishedTenant, today: string): CellProblem[] {
  const problems: CellProblem[] = patterns
    .filter(([column, pattern]) => !pattern.test(cells[column]))
    .map(([column, , message]) => ({ column, message }))
  const category = findCategory(tenant, cells.category)
  if (!category) {
    const params = { category: cells.category.slice(0, 60) }
    problems.push({ column: 'category', message: { key: 'server.import.category', params } })
  }
  if (category?.categoryType === 'Individual' && cells.last_name === '') {
    problems.push({ column: 'last_name', message: { key: 'server.import.last-name' } })
  }
  const date = dateProblem(cells.registration_date, today)
  return date ? [...problems, { column: 'registration_date', message: date }] : problems
}

function dateProblem(text: string, today: string): Message | undefined {
  if (!isCalendarDate(text)) return { key: 'server.import.date' }
  return text > today ? { key: 'server.import.date-to-come' } : undefined
}

function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function memberOf({ status, ...cells }: Cells): NewMember {
  return {
    ...cells,
    member_no: normaliseMemberNo(cells.member_no),
    first_name: registerText(cells.first_name),
    second_name: registerText(cells.second_name),
    last_name: registerText(cells.last_name),
    id_number: registerText(cells.id_number),
    email: cells.email.toLowerCase(),
    status: status === 'Active' ? 'Active' : 'Inactive',
  }
}
