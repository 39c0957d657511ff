import { eventAnswers } from '../../contract/event-answers.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { bookingCase } from './booking-case.ts'
import { wireEvent } from './upcoming-events.ts'

/** Something that an organisation keeps: its id, the name by which answers name it, and what cases know of it. */
export interface KeptThing {
  readonly id: string
  readonly name: string
  readonly record: JsonObject
}

/** Which of them: by their ids, and by their names. */
export interface KeptNames {
  readonly ids: readonly string[]
  readonly names: readonly string[]
}

/** Events as cases read them: what the form of events has, and how they stand. Their numbers name them. */
export async function keptEvents(
  { tenant, db }: TenantTransaction,
  { tenant: published, now }: { readonly tenant: PublishedTenant; readonly now: Date },
  { ids, names }: KeptNames,
): Promise<readonly KeptThing[]> {
  if (ids.length === 0 && names.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
        ...(names.length > 0 ? [where('no', 'in', names)] : []),
      ]),
    )
    .execute()
  const today = todayIn(published.declaration.timeZone, now)
  const bookedHere = bookingCase(published) !== undefined
  return rows.map((row) => ({
    id: row.id,
    name: row.no,
    record: {
      ...eventAnswers(wireEvent(row)),
      price: row.price_cents / centsInUnit,
      tickets: row.tickets,
      cancelled: row.cancelled_at !== null,
      begun: row.start_date <= today,
      over: row.end_date < today,
      bookedHere,
      year: Number(row.start_date.slice(0, 4)),
    },
  }))
}
