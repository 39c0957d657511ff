import { sql } from 'kysely'
import { mostExportedRows } from '../../../contract/most-exported-rows.ts'
import type { CaseCards, CaseQuery, CaseSummary } from '../../../contract/case.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { beganWithin } from '../began-within.ts'
import type { CaseRow } from '../case-row.ts'
import { summaries } from '../list-cases.ts'
import { areOnDeskIn } from '../visible-cases.ts'
import type { CaseReader } from '../visible-cases.ts'
import { deskOrder, readPlace, writePlace } from './desk-order.ts'
import type { DeskPlace } from './desk-order.ts'

const pageLength = 50
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Who looks at which cases of a type, and when. */
export interface DeskAsking {
  readonly type: CaseType
  readonly reader: CaseReader
  readonly query: CaseQuery
  /** The organisation's, whose days the query names. */
  readonly timeZone: string
  readonly now: Date
}

/** A page of the cases that a reader works on or sees as staff, as they sort and filter them. */
export async function casesOnDesk(
  tx: TenantTransaction,
  published: PublishedTenant,
  asking: DeskAsking,
): Promise<CaseCards> {
  const { placeOf } = deskOrder(asking.query.sort)
  const before = readPlace(asking.query.before)
  const isBackwards = before !== undefined
  const from = before ?? readPlace(asking.query.after)
  const found = await rowsFrom(tx, asking, { from, isBackwards, count: pageLength + 1 })
  const isMore = found.length > pageLength
  const shown = found.slice(0, pageLength)
  if (isBackwards) shown.reverse()
  const [first, last] = [shown[0], shown.at(-1)]
  const place = (row: CaseRow | undefined) => (row === undefined ? null : writePlace(placeOf(row)))
  return {
    items: await summaries(tx, published, asking.reader, shown),
    next: isBackwards || isMore ? place(last) : null,
    previous: isBackwards ? (isMore ? place(first) : null) : from === undefined ? null : place(first),
  }
}

/** All of them; one more than a file may have where there are more. */
export async function exportedCases(
  tx: TenantTransaction,
  published: PublishedTenant,
  asking: DeskAsking,
): Promise<readonly CaseSummary[]> {
  const rows = await rowsFrom(tx, asking, { from: undefined, isBackwards: false, count: mostExportedRows + 1 })
  return summaries(tx, published, asking.reader, rows)
}

/** The numbers of the cases before and after one in such a list; null at its ends. */
export async function neighboursOf(
  tx: TenantTransaction,
  asking: DeskAsking,
  row: CaseRow,
): Promise<{ readonly previous: string | null; readonly next: string | null }> {
  const from = deskOrder(asking.query.sort).placeOf(row)
  const [previous] = await rowsFrom(tx, asking, { from, isBackwards: true, count: 1 })
  const [next] = await rowsFrom(tx, asking, { from, isBackwards: false, count: 1 })
  return { previous: previous?.number ?? null, next: next?.number ?? null }
}

interface Stretch {
  readonly from: DeskPlace | undefined
  readonly isBackwards: boolean
  readonly count: number
}

async function rowsFrom(tx: TenantTransaction, asking: DeskAsking, { from, isBackwards, count }: Stretch) {
  const { by, isDescending, valueAt } = deskOrder(asking.query.sort)
  const direction = isDescending === isBackwards ? 'asc' : 'desc'
  let rows = matching(tx, asking)
  if (from !== undefined) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    rows = rows.where(sql<boolean>`(${by}, id) ${beyond} (${valueAt(from)}, ${from.id}::uuid)`)
  }
  const found = await rows.orderBy(by, direction).orderBy('id', direction).limit(count).execute()
  // A state that the type no longer declares is nobody's to see.
  return found.filter(({ state }) => asking.type.states.has(state))
}

function matching({ tenant, db }: TenantTransaction, { type, reader, query, timeZone, now }: DeskAsking) {
  const { state } = query
  const all = type.declared.states.filter(({ final }) => final !== true || isWide(query))
  const states = state === undefined ? all.map(({ id }) => id) : [state]
  const seen = areOnDeskIn(type, reader, states)
  let rows = db.selectFrom('cases').selectAll().where('tenant', '=', tenant).where(seen)
  if (state !== undefined) rows = rows.where('state', '=', state)
  // Index `cases_in_queue` has the others alone.
  if (states.every((one) => type.states.get(one)?.final !== true)) rows = rows.where(sql<boolean>`not final`)
  if (query.assigned === 'me') rows = rows.where('assignee_id', '=', reader.actor.id)
  if (query.assigned === 'nobody') rows = rows.where('assignee_id', 'is', null)
  if (query.asked !== undefined) rows = rows.where('asked', '=', query.asked === 'yes')
  if (query.number !== undefined) rows = rows.where(isPart('number', query.number))
  if (query.waiting !== undefined) {
    rows = rows.where('entered_at', '<=', new Date(now.getTime() - Number(query.waiting) * dayMilliseconds))
  }
  for (const bound of beganWithin(timeZone, query)) rows = rows.where(bound)
  const search = query.search?.trim() ?? ''
  if (search === '') return rows
  const byName = db
    .selectFrom('records')
    .select('records.profile_id')
    .where('records.tenant', '=', tenant)
    .where('records.section', 'in', ['sections/bio', 'sections/firm-bio'])
    .where((name) => name.and(search.split(/\s+/).map((word) => hasName(word))))
  // Answered by the index of numbers alone.
  const byNumber = db
    .selectFrom('cases as numbered')
    .select('numbered.id')
    .where('numbered.tenant', '=', tenant)
    .where('numbered.type', '=', type.id)
    .where(isPart('numbered.number', search))
  const isNumber = /\d/.test(search)
  return rows.where((where) =>
    where.or([where('profile_id', 'in', byName), ...(isNumber ? [where('id', 'in', byNumber)] : [])]),
  )
}

/** Whether finished cases are listed, too. */
const isWide = ({ finished, search = '' }: CaseQuery): boolean => finished !== undefined || search.trim() !== ''

const isPart = (column: string, part: string) =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), ${part.toLowerCase()}) > 0`

/** Whether a main record's names contain a word. */
const hasName = (word: string) =>
  sql<boolean>`strpos(lower(concat_ws(' ', records.answers->>'FirstName', records.answers->>'SecondName',
    records.answers->>'LastName')), ${word.toLowerCase()}) > 0`
