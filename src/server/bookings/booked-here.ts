import { wireFields } from '../../engine/cases/wire-fields.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
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
    const booking = {
      bookingNo: textAnswer(fields, 'bookingNo'),
      eventDescription: textAnswer(fields, 'eventDescription'),
      location: textAnswer(fields, 'location'),
      paid: fields['paid'] === true,
      billed: fields['billed'] === true,
      status: textAnswer(fields, 'status'),
      isActive: fields['isActive'] === true,
      receiptNo: textAnswer(fields, 'receiptNo'),
      proformaInvoiceNo: textAnswer(fields, 'proformaInvoiceNo'),
      idNo: textAnswer(fields, 'idNo'),
      phoneNo: textAnswer(fields, 'phoneNo'),
      bookedHere: true,
    }
    return { at: row.started_at, booking }
  })
}
