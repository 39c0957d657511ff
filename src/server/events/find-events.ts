import { sql } from 'kysely'
import type { AdminEvent, EventsFound, EventsQuery } from '../../contract/admin-events.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { pageWithin } from '../platform/page-within.ts'
import { wireEvent } from './upcoming-events.ts'

const pageLength = 25

/** A page of the events that are sought: the next one first, of those over or cancelled the last one. */
export async function findEvents(
  { tenant, db }: TenantTransaction,
  { search = '', standing, page: asked }: EventsQuery,
  today: string,
): Promise<EventsFound> {
  let sought = db.selectFrom('events').where('tenant', '=', tenant)
  sought = sought.where('cancelled_at', standing === 'cancelled' ? 'is not' : 'is', null)
  if (standing !== 'cancelled') sought = sought.where('end_date', standing === 'over' ? '<' : '>=', today)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    sought = sought.where(sql<boolean>`strpos(lower(concat_ws(' ', no, description, location)), ${word}) > 0`)
  }
  const { total } = await sought.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { page, pages, offset } = pageWithin(total, asked, pageLength)
  const rows = await sought
    .selectAll('events')
    .select((event) =>
      event
        .selectFrom('event_bookings as b')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('b.tenant', '=', tenant)
        .whereRef('b.event_id', '=', 'events.id')
        .as('at_site'),
    )
    .select((event) =>
      event
        .selectFrom('case_places as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('p.tenant', '=', tenant)
        .whereRef('p.kept_id', '=', 'events.id')
        .where('p.turn', 'is', null)
        .as('here'),
    )
    .orderBy('start_date', standing === undefined ? 'asc' : 'desc')
    .orderBy('no')
    .limit(pageLength)
    .offset(offset)
    .execute()
  const items = rows.map((row): AdminEvent => ({
    ...wireEvent(row),
    id: row.id,
    bookings: (row.at_site ?? 0) + (row.here ?? 0),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancel_reason: row.cancel_reason,
  }))
  return { items, total, page, pages }
}
