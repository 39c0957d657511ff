import type { LedgerEntry } from '../../../src/contract/ledger.ts'

// The numbers here are invented.

const entry = (documentNo: string, more: Partial<LedgerEntry>): LedgerEntry => ({
  documentNo,
  externalDocumentNo: 'SUBS-2026',
  documentType: 'Invoice',
  documentDate: '2026-01-15',
  postingDate: '2026-01-15',
  dueDate: null,
  description: 'Subscription Payment',
  amountLCY: 9000,
  remainingAmtLCY: 0,
  Currency_Code: 'KES',
  ...more,
})

const received = { documentType: 'Receipt', description: 'Bank transfer' } as const

/** What was posted for a member in three years. */
export const statement: readonly LedgerEntry[] = [
  entry('RCT-2026-00017', { ...received, externalDocumentNo: 'INV-2026-00042', amountLCY: -4500 }),
  entry('INV-2026-00042', { dueDate: '2026-02-14', remainingAmtLCY: 4500 }),
  entry('CRN-2026-00003', { documentType: 'Credit Note', description: 'License fees', amountLCY: -5800 }),
  entry('REV-2025-00001', { documentType: 'Reversal', description: 'Entered twice', postingDate: '2025-03-02' }),
  entry('RCT-2025-00009', { ...received, amountLCY: -9000, postingDate: '2025-03-01' }),
  entry('INV-2024-00311', {
    description: 'Application for admission as a Registered Consulting Engineering Technologist',
    amountLCY: 15_000,
    postingDate: '2024-11-20',
    dueDate: '2024-12-20',
    remainingAmtLCY: 15_000,
  }),
]

/** Those of which something is owed. */
export const pendingInvoices = statement.filter(({ remainingAmtLCY }) => remainingAmtLCY > 0)

export const balanceOwed = { BalanceLCY: 19_500, Currency_Code: 'KES' }

/** The same, of a member who owes and has something in currencies of earlier times. */
export const balancesOwed = {
  ...balanceOwed,
  others: [
    { BalanceLCY: -12, Currency_Code: 'EUR' },
    { BalanceLCY: 85, Currency_Code: 'USD' },
  ],
}
