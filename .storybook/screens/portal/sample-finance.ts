import type {
  DebtsFound,
  JournalSummary,
  PaymentCourse,
  PaymentsFound,
  PostingsFound,
  TakingsFound,
} from '../../../src/contract/finance.ts'

const member = { member_no: 'M/1001', name: 'ADA EXAMPLE MEMBER' }
const posted = { ...member, currency: 'KES', description: 'Subscription Payment' }

export const samplePostings: PostingsFound = {
  items: [
    {
      ...posted,
      key: '2 1',
      number: 'RCT-2026-00001',
      date: '2026-02-13',
      kind: 'receipt',
      debit: 'cash:bank',
      credit: 'receivable',
      amount: 1_100_000,
    },
    {
      ...posted,
      key: '1 1',
      number: 'INV-2026-00001',
      date: '2026-02-01',
      kind: 'invoice',
      debit: 'receivable',
      credit: 'income:subscription',
      amount: 1_100_000,
    },
  ],
  previous: null,
  next: '1~00000000-0000-4000-8000-000000000001~1',
  total: 120,
  sums: [{ currency: 'KES', debit: 132_000_000, credit: 132_000_000 }],
}

const paid: PaymentsFound['items'][number] = {
  ...member,
  id: '00000000-0000-4000-8000-000000000001',
  provider: 'mpesa',
  reference: 'ws_CO_0102202612000000000001',
  provider_receipt: 'SBX0000001',
  state: 'succeeded',
  amount: 150_000,
  currency: 'KES',
  invoice_no: 'INV-2026-00001',
  receipt_no: 'RCT-2026-00001',
  created_at: '2026-02-13T09:00:00.000Z',
  changed_at: '2026-02-13T09:00:30.000Z',
  problems: [],
  is_handled: false,
  reversal: null,
}

export const samplePayments: PaymentsFound = {
  items: [
    paid,
    {
      ...paid,
      id: '00000000-0000-4000-8000-000000000002',
      state: 'expired',
      provider_receipt: null,
      receipt_no: null,
      invoice_no: 'INV-2026-00002',
      problems: ['other-amount', 'unknown'],
    },
  ],
  previous: null,
  next: null,
  total: 2,
  sums: [{ currency: 'KES', amount: 300_000 }],
}

export const samplePaymentCourse: PaymentCourse = {
  ...paid,
  phone: '•••• 678',
  code: null,
  claimed_receipt: null,
  possible: [],
  decisions: [],
  messages: [
    {
      id: '1',
      received_at: '2026-02-13T09:00:01.000Z',
      kind: 'accepted',
      raw: '{\n  "ResponseCode": "0",\n  "CheckoutRequestID": "ws_CO_0102202612000000000001"\n}',
    },
    { id: '2', received_at: '2026-02-13T09:00:30.000Z', kind: 'paid', raw: '{\n  "ResultCode": "0"\n}' },
  ],
}

/** One of which nobody knows how it ended, which finance staff may decide. */
export const sampleOpenCourse: PaymentCourse = {
  ...samplePaymentCourse,
  id: '00000000-0000-4000-8000-000000000002',
  state: 'expired',
  provider_receipt: null,
  receipt_no: null,
  invoice_no: 'INV-2026-00002',
  problems: ['not-confirmed', 'unknown'],
  claimed_receipt: 'SBX0000002',
  possible: ['posted', 'set-aside'],
}

/** One whose receipt was posted by hand. */
export const sampleDecidedCourse: PaymentCourse = {
  ...sampleOpenCourse,
  receipt_no: 'RCT-2026-00002',
  is_handled: true,
  possible: ['taken-back'],
  decisions: [
    {
      id: '1',
      decided_at: '2026-02-14T09:00:00.000Z',
      kind: 'posted',
      reason: 'It is in the statement of 13 February.',
      receipt_no: 'RCT-2026-00002',
      by: 'FAITH EXAMPLE',
    },
  ],
}

const sums = { currency: 'KES', count: 3, received: 5_705_000, returned: 20_000 }
export const sampleTakings: TakingsFound = {
  day: '2026-02-13',
  ways: [
    { way: 'bank', currency: 'KES', count: 2, received: 5_000_000, returned: 20_000 },
    { way: 'mpesa', currency: 'KES', count: 1, received: 705_000, returned: 0 },
  ],
  totals: [sums],
}

const owed = { currency: 'KES', ages: [0, 110_000, 0, 0, 990_000], owed: 1_100_000 }
export const sampleDebts: DebtsFound = {
  items: [{ key: '1', ...member, ...owed }],
  previous: null,
  next: null,
  total: 1,
  day: '2026-02-13',
  totals: [owed],
}

export const sampleJournal: JournalSummary = {
  from: '2026-01-01',
  to: '2026-02-13',
  lines: 240,
  sums: [{ currency: 'KES', debit: 132_000_000, credit: 132_000_000 }],
}
