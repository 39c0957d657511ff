import type { EventBooking } from '../../contract/events.ts'
import { maskMiddle } from '../../engine/format/mask-middle.ts'
import { remaining } from '../../engine/ledger/ledger-line.ts'
import { ledgerLine, linesOfInvoices } from '../ledger/ledger-lines.ts'
import type { LineRow } from '../ledger/ledger-lines.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** A booking, and when it was made. */
export interface DatedBooking {
  readonly at: Date
  readonly booking: EventBooking
}

/**
 * The bookings of a profile that the booking site reports, the newest first. The ledger says what is billed and paid of
 * each: an invoice that was reversed bills nothing. The numbers that identify the delegate are masked here, so that
 * they never leave the server.
 */
export async function bookedAtSite(tx: TenantTransaction, profile: string): Promise<readonly DatedBooking[]> {
  const rows = await tx.db
    .selectFrom('event_bookings as b')
    .innerJoin('events as e', (join) => join.onRef('e.tenant', '=', 'b.tenant').onRef('e.id', '=', 'b.event_id'))
    .leftJoin('ledger_documents as d', (join) =>
      join.onRef('d.tenant', '=', 'b.tenant').onRef('d.id', '=', 'b.invoice_id'),
    )
    .leftJoin('ledger_documents as reversal', (join) =>
      join.onRef('reversal.tenant', '=', 'd.tenant').onRef('reversal.reverses', '=', 'd.id'),
    )
    .selectAll('b')
    .select(['e.description', 'e.location', 'd.number', 'reversal.id as reversed_by'])
    .where('b.tenant', '=', tx.tenant)
    .where('b.profile_id', '=', profile)
    .orderBy('b.booked_at', 'desc')
    .orderBy('b.booking_no', 'desc')
    .execute()
  const invoices = rows.flatMap(({ invoice_id }) => invoice_id ?? [])
  const lines = invoices.length === 0 ? [] : await linesOfInvoices(tx, invoices).execute()
  return rows.map((row) => {
    const invoice = row.reversed_by === null ? (row.number ?? '') : ''
    const receipt = invoice === '' ? '' : receiptOf(lines.filter(({ document_id }) => document_id === row.invoice_id))
    const booking = {
      bookingNo: row.booking_no,
      eventDescription: row.description,
      location: row.location,
      paid: receipt !== '',
      billed: invoice !== '',
      status: row.status,
      isActive: row.is_active,
      receiptNo: receipt,
      proformaInvoiceNo: invoice,
      idNo: maskMiddle(row.id_no),
      phoneNo: maskMiddle(row.phone_no),
    }
    return { at: row.booked_at, booking }
  })
}

/** The receipt of the last payment for an invoice; empty while anything of it is owed, or nothing was paid. */
function receiptOf(lines: readonly LineRow[]): string {
  if (lines.some((line) => remaining(ledgerLine(line)) > 0)) return ''
  const [last] = lines
    .filter(({ receipt_no, paid_cents }) => receipt_no !== null && paid_cents > 0)
    .toSorted((one, other) => ((one.paid_on ?? '') < (other.paid_on ?? '') ? 1 : -1))
  return last?.receipt_no ?? ''
}
