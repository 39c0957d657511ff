import { findCategory } from '../profiles/category.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { CsvError, readCsv } from './read-csv.ts'
import type { CsvRow } from './read-csv.ts'
import { normaliseMemberNo, registerText } from './members.ts'
import type { NewMember } from './members.ts'

/** A mistake in a file, with its line (from 1). */
export interface RowProblem {
  readonly line: number
  readonly message: string
}

export interface MemberRows {
  readonly members: readonly NewMember[]
  readonly problems: readonly RowProblem[]
}

/** The names of a file's columns, in its first row and in any order. */
export const memberColumns = [
  'member_no',
  'first_name',
  'second_name',
  'last_name',
  'id_number',
  'email',
  'phone',
  'category',
  'status',
  'registration_date',
] as const
type Column = (typeof memberColumns)[number]
type Cells = Readonly<Record<Column, string>>

/** The members in CSV text for an organisation, and every problem of every row. `today` is a calendar date. */
export function readMemberRows(text: string, tenant: PublishedTenant, today: string): MemberRows {
  const rows = readRows(text)
  if ('problems' in rows) return { members: [], ...rows }
  const [header, ...others] = rows.rows
  const problems = headerProblems(header)
  if (!header || problems.length > 0) return { members: [], problems }
  const members: NewMember[] = []
  const numbers = new Map<string, number>()
  for (const row of others) {
    const cells = cellsOf(header.cells, row)
    const messages = cells ? problemsOf(cells, tenant, today) : [`There are ${row.cells.length} cells.`]
    const number = normaliseMemberNo(cells?.member_no ?? '')
    const earlier = numbers.get(number)
    if (cells && earlier !== undefined) messages.push(`member_no ${number} stands in line ${earlier} already.`)
    problems.push(...messages.map((message) => ({ line: row.line, message })))
    numbers.set(number, row.line)
    if (cells && messages.length === 0) members.push(memberOf(cells))
  }
  return { members, problems }
}

function readRows(text: string): { readonly rows: readonly CsvRow[] } | { readonly problems: readonly RowProblem[] } {
  try {
    return { rows: readCsv(text) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problems: [{ line: error.line, message: error.message }] }
  }
}

function headerProblems(header: CsvRow | undefined): RowProblem[] {
  const names: readonly string[] = header?.cells ?? []
  const columns: readonly string[] = memberColumns
  const missing = columns
    .filter((column) => !names.includes(column))
    .map((column) => `The column ${column} is missing.`)
  const unknown = names.filter((name) => !columns.includes(name)).map((name) => `"${name}" is no column.`)
  const twice = names.filter((name, i) => names.indexOf(name) !== i).map((name) => `The column ${name} stands twice.`)
  return [...missing, ...unknown, ...twice].map((message) => ({ line: header?.line ?? 1, message }))
}

/** A row's trimmed cells by column; undefined when their number differs from the columns'. */
function cellsOf(names: readonly string[], { cells }: CsvRow): Cells | undefined {
  if (cells.length !== names.length) return undefined
  const cell = (column: Column): string => (cells[names.indexOf(column)] ?? '').trim()
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
const patterns: readonly (readonly [Column, RegExp, string])[] = [
  ['member_no', /^.{1,40}$/, 'has to have 1 to 40 characters'],
  ['first_name', /^.{1,200}$/, 'is missing'],
  ['id_number', /^.{6,30}$/, 'has to have 6 to 30 characters'],
  ['email', /^[^@\s]+@[^@\s]+$/, 'is no e-mail address'],
  ['phone', /^\+?[0-9]{7,15}$/, 'has to be 7 to 15 digits, with or without a leading +'],
  ['status', /^(?:Active|Inactive)$/, 'has to be Active or Inactive'],
]

function problemsOf(cells: Cells, tenant: PublishedTenant, today: string): string[] {
  const problems = patterns
    .filter(([column, pattern]) => !pattern.test(cells[column]))
    .map(([column, , rule]) => `${column} ${rule}.`)
  const category = findCategory(tenant, cells.category)
  if (!category) problems.push(`category "${cells.category}" is none of the organisation's.`)
  if (category?.categoryType === 'Individual' && cells.last_name === '') problems.push('last_name is missing.')
  if (!isCalendarDate(cells.registration_date)) problems.push('registration_date has to be a date as YYYY-MM-DD.')
  else if (cells.registration_date > today) problems.push('registration_date is after today.')
  return problems
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
