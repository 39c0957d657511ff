import type { Selectable } from 'kysely'
import type { EventPlaces } from '../../contract/events.ts'
import { colorOfState } from '../../engine/cases/model/state-color.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { bookingCase } from './booking-case.ts'
import type { EventsTable } from '../platform/database/tables/events.ts'

type EventRow = Pick<Selectable<EventsTable>, 'id' | 'capacity' | 'start_date'>

/** Who looks at events, and on which day. */
export interface EventReader {
  readonly tenant: PublishedTenant
  /** The profile that they act for. */
  readonly profile: string | null
  readonly today: string
}

/** How a member books events; returns what gives it of each. Undefined for one not booked here, or that has begun. */
export async function readEventPlaces(
  tx: TenantTransaction,
  { tenant, profile, today }: EventReader,
  rows: readonly EventRow[],
): Promise<(row: EventRow) => EventPlaces | undefined> {
  const type = bookingCase(tenant)?.case
  const ids = rows.filter(({ start_date }) => start_date > today).map(({ id }) => id)
  if (type === undefined || profile === null || ids.length === 0) return () => undefined
  const [wanted, own] = await together(tx, wantedPlaces(tx, type, ids), openBookings(tx, type, { ids, profile }))
  const states = tenant.cases.get(type)?.states
  return ({ id, capacity }) => {
    if (!ids.includes(id)) return undefined
    const asked = Number(wanted.find(({ kept_id }) => kept_id === id)?.places ?? 0)
    const booked = own.find(({ kept_id }) => kept_id === id)
    const state = booked && states?.get(booked.state)
    return {
      ...(capacity !== null && { free: Math.max(0, capacity - asked) }),
      ...(booked &&
        state && {
          own: { number: booked.number, title: state.shownAs ?? state.title, color: colorOfState(state) },
        }),
    }
  }
}

/** The places that somebody has or waits for; who wants more than the event has holds up nobody. */
const wantedPlaces = ({ tenant, db }: TenantTransaction, type: string, ids: readonly string[]) =>
  db
    .selectFrom('case_places')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant', '=', 'case_places.tenant').onRef('events.id', '=', 'case_places.kept_id'),
    )
    .select('kept_id')
    .select((sum) => sum.fn.sum<number | string>('takes').as('places'))
    .where('case_places.tenant', '=', tenant)
    .where('type', '=', type)
    .where('kept_id', 'in', ids)
    .where((where) =>
      where.or([where('turn', 'is', null), where('capacity', 'is', null), where('takes', '<=', where.ref('capacity'))]),
    )
    .groupBy('kept_id')

const openBookings = (
  { tenant, db }: TenantTransaction,
  type: string,
  { ids, profile }: { readonly ids: readonly string[]; readonly profile: string },
) =>
  db
    .selectFrom('case_relations')
    .innerJoin('cases', (join) =>
      join.onRef('cases.tenant', '=', 'case_relations.tenant').onRef('cases.id', '=', 'case_relations.case_id'),
    )
    .select(['case_relations.kept_id', 'cases.number', 'cases.state'])
    .where('case_relations.tenant', '=', tenant)
    .where('case_relations.type', '=', type)
    .where('case_relations.kept_id', 'in', ids)
    .where('cases.profile_id', '=', profile)
    .where('cases.final', '=', false)
