import type { BookingField } from '../../generated/closed-names.ts'
import type { RowValueKind } from './row-fields.ts'

/** What is known of a member's booking of an event: conditions may name all of it. */
export const bookingFields: Readonly<Record<BookingField | 'billed' | 'isActive', RowValueKind>> = {
  bookingNo: 'text',
  eventDescription: 'text',
  location: 'text',
  paid: 'yes-no',
  billed: 'yes-no',
  status: 'text',
  isActive: 'yes-no',
  receiptNo: 'text',
  proformaInvoiceNo: 'text',
  idNo: 'text',
  phoneNo: 'text',
}
