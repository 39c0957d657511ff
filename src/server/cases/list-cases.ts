import { sql } from 'kysely'
import type { CaseCards, CaseQuery, CaseSummary } from '../../contract/case.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { colorOfState } from '../../engine/cases/model/state-color.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { typesOfCases } from './case-place.ts'
import type { CaseRow } from './case-row.ts'
import { caseOwners, namesOf } from './person-names.ts'
import { areOwn } from './visible-cases.ts'
import type { CaseReader } from './visible-cases.ts'

const pageLength = 50

/** The reader's own cases of a type, newest first. */
export async function ownCases(
  tx: TenantTransaction,
  published: PublishedTenant,
  type: CaseType,
  asked: OwnAsked,
): Promise<CaseCards> {
  const { rows, next } = await ownRows(tx, type, asked, pageLength)
  return { items: await summaries(tx, published, asked.reader, rows), next }
}

interface OwnAsked {
  readonly reader: CaseReader
  readonly query: CaseQuery
}

/** A page of the reader's own cases as they are stored, newest first; `next` says where the one after it begins. */
export async function ownRows(
  tx: TenantTransaction,
  type: CaseType,
  { reader, query }: OwnAsked,
  length: number,
): Promise<{ readonly rows: readonly CaseRow[]; readonly next: string | null }> {
  let rows = tx.db.selectFrom('cases').selectAll().where('tenant', '=', tx.tenant).where('type', '=', type.id)
  rows = rows.where(areOwn(reader))
  if (query.state !== undefined) rows = rows.where('state', '=', query.state)
  if (query.number !== undefined)
    rows = rows.where(sql<boolean>`strpos(lower(number), ${query.number.toLowerCase()}) > 0`)
  const last = placeIn(query.after)
  if (last !== undefined) rows = rows.where(sql<boolean>`(started_at, id) < (${last.at}, ${last.id})`)
  const ordered = rows.orderBy('started_at', 'desc').orderBy('id', 'desc')
  const found = await ordered.limit(length + 1).execute()
  const shown = found.slice(0, length)
  const end = found.length > length ? shown.at(-1) : undefined
  return { rows: shown, next: end ? placeAfter(end) : null }
}

function placeIn(after: string | undefined): { readonly at: Date; readonly id: string } | undefined {
  const [, at = '', id = ''] = /^(\d{1,16})~([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  return at === '' ? undefined : { at: new Date(Number(at)), id }
}

const placeAfter = ({ started_at, id }: CaseRow): string => `${started_at.getTime()}~${id}`

/** Rows as in responses, with the names of the people in them. */
export async function summaries(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { actor }: Pick<CaseReader, 'actor'>,
  rows: readonly CaseRow[],
): Promise<CaseSummary[]> {
  const names = await namesOf(
    tx,
    rows.flatMap(({ assignee_id }) => assignee_id ?? []),
  )
  const owners = await caseOwners(tx, rows)
  const declared = (row: CaseRow) => tenant.cases.get(row.type)?.states
  // A state that its type no longer has is known by the process that the case began with.
  const typeOf = await typesOfCases(
    tx,
    tenant,
    rows.filter((row) => declared(row)?.has(row.state) === false),
  )
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  const moment = (at: Date) => momentIn(tenant.declaration.timeZone, at)
  return rows.map((row) => {
    const isOwner = row.owner_id === actor.id
    const states = declared(row)
    const state = states && (states.get(row.state) ?? typeOf(row).states.get(row.state))
    return {
      id: row.id,
      type: row.type.replace('cases/', ''),
      number: row.number,
      state: row.state,
      title: (isOwner ? state?.shownAs : undefined) ?? state?.title ?? row.state,
      color: state === undefined ? 'default' : colorOfState(state),
      final: row.final,
      revision: row.revision,
      owner: owners.get(row.id)?.person ?? { id: row.owner_id, name: '' },
      ...(!isOwner && { category: owners.get(row.id)?.category ?? '' }),
      assignee: row.assignee_id === null || isOwner ? null : person(row.assignee_id),
      asked: row.asked,
      due: row.due_on,
      started: moment(row.started_at),
      entered: moment(row.entered_at),
    }
  })
}
