import type { ImportEntry } from '../../../src/contract/import-calls.ts'
import type { LinesFound, StatementResult } from '../../../src/contract/statements.ts'

const id = '00000000-0000-4000-8000-000000000093'
const nothing = { failure: null, error: null, progress: null, next_at: null, running: false, ids: new Array<string>() }
const counts = { 'lines-settled': 1, 'lines-known': 118, 'lines-unplaced': 2, 'receipts-missing': 1 }

/** Two imports of statements: one that runs, and one that is over. */
export const sampleStatementImports: ImportEntry[] = [
  {
    file: 'Org_174379_Utility_Account_February.csv',
    job: {
      ...nothing,
      name: 'import-statement',
      id: '00000000-0000-4000-8000-000000000094',
      outcome: null,
      counts: {},
      running: true,
      progress: { done: 250, of: 400 },
      tries: 1,
      started_at: '2026-03-02T08:00:00.000Z',
      finished_at: null,
      next_at: '2026-03-02T08:00:00.000Z',
    },
  },
  {
    file: 'Org_174379_Utility_Account_January.csv',
    job: {
      ...nothing,
      name: 'import-statement',
      id,
      outcome: 'done',
      counts,
      tries: 0,
      started_at: '2026-02-02T08:00:00.000Z',
      finished_at: '2026-02-02T08:00:10.000Z',
    },
  },
]

/** What became of a statement. */
export const sampleStatement: StatementResult = {
  id,
  file: 'Org_174379_Utility_Account_January.csv',
  shortcode: '174379',
  from: '2025-12-31T21:00:00.000Z',
  to: '2026-01-31T20:59:59.999Z',
  imported_at: '2026-02-02T08:00:00.000Z',
  by: 'FINANCE OFFICER',
  outcomes: [
    { outcome: 'settled', count: 1, amount: 1_100_000, currency: 'KES' },
    { outcome: 'unplaced', count: 2, amount: 240_000, currency: 'KES' },
    { outcome: 'differs', count: 1, amount: 90_000, currency: 'KES' },
    { outcome: 'known', count: 118, amount: 98_450_050, currency: 'KES' },
    { outcome: 'charge', count: 120, amount: 276_000, currency: 'KES' },
    { outcome: 'wrong', count: 1, amount: 0, currency: '' },
  ],
  missing: {
    total: 101,
    items: [
      {
        receipt_no: 'RCT-2026-00007',
        provider_receipt: 'TAL7EXAMPL',
        name: 'ADA WITH-A-VERY-LONG-NAME-THAT-WANTS-A-SECOND-LINE EXAMPLE MEMBER',
        member_no: 'M/1001',
        amount: 1_100_000,
        currency: 'KES',
        at: '2026-01-14T09:30:00.000Z',
      },
      {
        receipt_no: 'RCT-2026-00009',
        provider_receipt: null,
        name: 'BEN EXAMPLE',
        member_no: '',
        amount: 500_000,
        currency: 'KES',
        at: '2026-01-20T09:30:00.000Z',
      },
    ],
  },
}

/** Lines of it as they came. */
export const sampleStatementLines: LinesFound = {
  items: [
    {
      line: 9,
      outcome: 'unplaced',
      problem: null,
      receipt: 'TAF1EXAMPL',
      at: '2026-01-15T07:15:30.000Z',
      amount: 120_000,
      currency: 'KES',
      account: 'SCHOOL FEES',
      payer: '254712***678 - ADA EXAMPLE',
      raw: 'TAF1EXAMPL,15-01-2026 10:15:30,15-01-2026 10:15:30,Pay Bill from 254712***678 - ADA EXAMPLE Acc. SCHOOL FEES,Completed,"1,200.00",,"10,000.00",true,Pay Bill,254712***678 - ADA EXAMPLE,,SCHOOL FEES',
    },
    {
      line: 11,
      outcome: 'wrong',
      problem: 'Has to be an amount such as 1,500.00; a line has one, either paid in or withdrawn.',
      receipt: '',
      at: null,
      amount: 0,
      currency: '',
      account: '',
      payer: '',
      raw: 'TAF2EXAMPL,15-01-2026 10:20:30,15-01-2026 10:20:30,Pay Bill,Completed,ten,,"10,000.00",true,Pay Bill,,,',
    },
  ],
  total: 2,
  page: 1,
  pages: 1,
}
