import type { EventBooking } from '../../contract/events.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import type { CaseCaller } from '../cases/take-act.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { bookedAtSite } from '../events/booked-at-site.ts'
import { bookedHere } from './booked-here.ts'

/** The caller's bookings, the newest first: those made here, and those that the organisation's site reports. */
export async function ownBookings(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
): Promise<readonly EventBooking[]> {
  const { profile_id } = caller.user
  if (profile_id === null) return []
  const found = [...(await bookedHere(tx, world, caller)), ...(await bookedAtSite(tx, profile_id))]
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ booking }) => booking)
}
