import type { PaymentRecord } from '../../../src/contract/ledger.ts'
import type { Subscription } from '../../../src/contract/subscription.ts'

// The numbers here are invented.

const subscription = (subsPeriod: string, more: Partial<Subscription>): Subscription => ({
  subsPeriod,
  memberCategory: 'Member',
  status: 'Unpaid',
  billedAmount: 9000,
  paidAmount: 0,
  remainingAmtLCY: 9000,
  dueDate: `${subsPeriod}-02-14`,
  lastPaidDate: null,
  billed: true,
  paid: false,
  fullyPaid: false,
  recieptNo: '',
  postedReceiptNo: '',
  documentNo: `INV-${subsPeriod}-00042`,
  serviceRequestCode: `SUBS-${subsPeriod}`,
  profileID: 'sample-profile',
  memberNo: 'M/2041',
  Currency_Code: 'KES',
  ...more,
})

const settled = (receipt: string, lastPaidDate: string, amount = 9000) => ({
  status: 'Paid' as const,
  paidAmount: amount,
  remainingAmtLCY: 0,
  lastPaidDate,
  paid: true,
  fullyPaid: true,
  recieptNo: receipt,
  postedReceiptNo: receipt,
})

/** A subscription in every state that one can be in. */
export const sampleSubscriptions: readonly Subscription[] = [
  subscription('2027', {}),
  subscription('2026', {
    status: 'Part Paid',
    paidAmount: 4500,
    remainingAmtLCY: 4500,
    lastPaidDate: '2026-01-27',
    paid: true,
    recieptNo: 'RCT-2026-00017',
  }),
  subscription('2025', { status: 'Overdue' }),
  subscription('2024', settled('RCT-2024-00009', '2024-01-30')),
  subscription('2023', { ...settled('', '2023-01-30', 0), status: 'Credited', billedAmount: 0, paid: false }),
]

const payment = (paymentCode: string, yearOfSubscription: string, more: Partial<PaymentRecord>): PaymentRecord => ({
  paymentCode,
  paymentDate: `${yearOfSubscription}-01-27`,
  paymentFrom: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA',
  paymentTo: 'Institution of Engineers in Kenya',
  amount: 9000,
  paymentID: `FT${yearOfSubscription}0127K7XQ`,
  paymentType: 'BANK',
  yearOfSubscription,
  Currency_Code: 'KES',
  ...more,
})

/** What a member has paid in three years. */
export const samplePayments: readonly PaymentRecord[] = [
  payment('RCT-2024-00009', '2024', {}),
  payment('RCT-2026-00017', '2026', { amount: 4500, paymentType: 'MPESA', paymentID: 'SGL31HK7QX' }),
  payment('RCT-2025-00013', '2025', {}),
]
