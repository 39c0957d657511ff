import { sql } from 'kysely'
import type { CaseCards, CaseQuery, CaseQueue, CaseSummary } from '../../contract/case.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { CaseRow } from './case-row.ts'
import { namesOf } from './person-names.ts'
import { areOnDesk, areOwn } from './visible-cases.ts'
import type { CaseReader } from './visible-cases.ts'

const pageLength = 50

/** Cases of a type that a reader sees: own ones newest first, those on the desk by how long they have waited. */
export async function casesInList(
  tx: TenantTransaction,
  published: PublishedTenant,
  type: CaseType,
  { reader, query }: { readonly reader: CaseReader; readonly query: CaseQuery },
): Promise<CaseCards> {
  const isDesk = query.of === 'desk'
  let rows = tx.db.selectFrom('cases').selectAll().where('tenant', '=', tx.tenant).where('type', '=', type.id)
  rows = rows.where(isDesk ? areOnDesk(type, reader) : areOwn(reader))
  if (query.state !== undefined) rows = rows.where('state', '=', query.state)
  if (query.assigned !== undefined) rows = rows.where('assignee_id', '=', reader.actor.id)
  if (query.number !== undefined)
    rows = rows.where(sql<boolean>`strpos(lower(number), ${query.number.toLowerCase()}) > 0`)
  const last = placeIn(query.after)
  if (last !== undefined) {
    const { at, id } = last
    rows = isDesk
      ? rows.where(sql<boolean>`(entered_at, id) > (${at}, ${id})`)
      : rows.where(sql<boolean>`(started_at, id) < (${at}, ${id})`)
  }
  rows = isDesk ? rows.orderBy('entered_at').orderBy('id') : rows.orderBy('started_at', 'desc').orderBy('id', 'desc')
  const found = await rows.limit(pageLength + 1).execute()
  const shown = found.slice(0, pageLength)
  const end = found.length > pageLength ? shown.at(-1) : undefined
  return { items: await summaries(tx, published, reader, shown), next: end ? placeAfter(end, isDesk) : null }
}

function placeIn(after: string | undefined): { readonly at: Date; readonly id: string } | undefined {
  const [, at = '', id = ''] = /^(\d{1,16})~([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  return at === '' ? undefined : { at: new Date(Number(at)), id }
}

const placeAfter = ({ entered_at, started_at, id }: CaseRow, isDesk: boolean): string =>
  `${(isDesk ? entered_at : started_at).getTime()}~${id}`

/** Rows as in responses, with the names of the people in them. */
export async function summaries(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { actor }: Pick<CaseReader, 'actor'>,
  rows: readonly CaseRow[],
): Promise<CaseSummary[]> {
  const ids = rows.flatMap(({ owner_id, assignee_id }) => [owner_id, ...(assignee_id === null ? [] : [assignee_id])])
  const names = await namesOf(tx, ids)
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  const moment = (at: Date) => momentIn(tenant.declaration.timeZone, at)
  return rows.map((row) => {
    const isOwner = row.owner_id === actor.id
    const state = tenant.cases.get(row.type)?.states.get(row.state)
    return {
      id: row.id,
      type: row.type.replace('cases/', ''),
      number: row.number,
      state: row.state,
      title: (isOwner ? state?.shownAs : undefined) ?? state?.title ?? row.state,
      color: state?.color ?? 'default',
      final: row.final,
      revision: row.revision,
      owner: person(row.owner_id),
      assignee: row.assignee_id === null || isOwner ? null : person(row.assignee_id),
      asked: row.asked,
      due: row.due_on,
      started: moment(row.started_at),
      entered: moment(row.entered_at),
    }
  })
}

/** How many cases in which state a reader works on, of every type; states without any are left out. */
export async function listQueues(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  reader: CaseReader,
): Promise<CaseQueue[]> {
  const queues: CaseQueue[] = []
  for (const type of published.cases.values()) {
    const rows = await db
      .selectFrom('cases')
      .select((select) => ['state', select.fn.countAll<number>().as('count'), select.fn.min('entered_at').as('oldest')])
      .where('tenant', '=', tenant)
      .where('final', '=', false)
      .where(areOnDesk(type, reader))
      .groupBy('state')
      .execute()
    const found = new Map(rows.map((row) => [row.state, row]))
    for (const { id, title } of type.declared.states) {
      const row = found.get(id)
      if (row === undefined) continue
      const typeTitle = published.documents.get(type.id)?.page?.title ?? type.id
      queues.push({
        type: type.id.replace('cases/', ''),
        typeTitle,
        state: id,
        title,
        count: row.count,
        oldest: momentIn(published.declaration.timeZone, row.oldest),
      })
    }
  }
  return queues
}
