import { wireFields } from '../../engine/cases/wire-fields.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { openCases } from '../cases/take-act.ts'
import type { CaseCaller } from '../cases/take-act.ts'
import { ownRowsOnWire } from '../cases/wire-case.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { DatedBooking } from '../events/booked-at-site.ts'
import { bookingCase } from '../events/booking-case.ts'

/**
 * The caller's bookings that are cases, the newest first, as their type declares them on the wire; none where the
 * organisation has a site for booking.
 */
export async function bookedHere(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
): Promise<readonly DatedBooking[]> {
  const type = bookingCase(world.tenant)?.case
  if (type === undefined) return []
  const opened = await openCases(tx, world, caller, await ownRowsOnWire(tx, caller, type))
  return opened.map(({ row, place, kase, facts }) => {
    const fields = wireFields(place.type, kase, facts)
    const text = (name: string): string => {
      const value = ownValue(fields, name)
      return typeof value === 'string' ? value : ''
    }
    const booking = {
      bookingNo: text('bookingNo'),
      eventDescription: text('eventDescription'),
      location: text('location'),
      paid: fields['paid'] === true,
      billed: fields['billed'] === true,
      status: text('status'),
      isActive: fields['isActive'] === true,
      receiptNo: text('receiptNo'),
      proformaInvoiceNo: text('proformaInvoiceNo'),
      idNo: text('idNo'),
      phoneNo: text('phoneNo'),
      bookedHere: true,
    }
    return { at: row.started_at, booking }
  })
}
