import type {
  BillingLeftOut,
  BillingPreview,
  BillingRunEntry,
  DeclaredBilling,
} from '../../../src/contract/billing-run.ts'
import type { JobEntry } from '../../../src/contract/job-entry.ts'

/** What is billed every year, and the years for which it can be. */
export const billings: DeclaredBilling[] = [
  {
    id: 'billing/subscription',
    title: 'Annual subscription',
    years: [2026, 2027, 2025].map((year) => ({ year, name: String(year) })),
  },
]

export const billingPreview: BillingPreview = {
  title: 'Annual subscription',
  year: '2026',
  due: '2026-02-14',
  count: 1_843,
  total: 9_120_500,
  categories: [
    { code: 'GRADUATE', title: 'Graduate Member', count: 1_211, total: 3_633_000 },
    { code: 'PROFESSIONAL', title: 'Professional Member', count: 543, total: 4_887_000 },
    { code: 'FIRM', title: 'Registered Firm', count: 89, total: 600_500 },
  ],
  left_out: [
    { reason: 'billed', title: 'Billed for this year already', count: 12 },
    { reason: 'no-account', title: 'Has no account in the portal yet', count: 2_310 },
    { reason: 'deceased', title: 'The member has died', count: 3 },
  ],
}

/** Everybody was billed before. */
export const nobodyToBill: BillingPreview = {
  ...billingPreview,
  count: 0,
  total: 0,
  categories: [],
  left_out: [{ reason: 'billed', title: 'Billed for this year already', count: 1_843 }],
}

export const leftOutMembers: BillingLeftOut = {
  items: [
    {
      member_no: 'M/1001',
      name: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
      category: 'Graduate Member',
      reason: 'deceased',
      title: 'The member has died',
    },
  ],
  total: 61,
  page: 2,
  pages: 3,
}

const work: JobEntry = {
  name: 'bill-members',
  id: '00000000-0000-4000-8000-000000000001',
  outcome: 'done',
  counts: { 'members-billed': 1_843, 'members-left-out': 15 },
  ids: [],
  failure: null,
  error: null,
  running: false,
  progress: null,
  tries: 0,
  started_at: '2026-01-15T06:30:00Z',
  finished_at: '2026-01-15T06:34:00Z',
  next_at: null,
}

const run: BillingRunEntry = {
  id: work.id,
  title: 'Annual subscription',
  year: '2026',
  begun_at: '2026-01-15T06:30:00Z',
  begun_by: 'NEEMA EXAMPLE',
  billed: 1_843,
  total: 9_120_500,
  undone: 0,
  job: work,
  undoing: null,
}

/** A run in each state: under way, done, undone but for what is paid, failed, and one whose work is forgotten. */
export const sampleRuns: BillingRunEntry[] = [
  {
    ...run,
    id: '00000000-0000-4000-8000-000000000002',
    year: '2027',
    billed: 400,
    job: {
      ...work,
      outcome: null,
      counts: {},
      running: true,
      progress: { done: 400, of: 1_858 },
      finished_at: null,
      next_at: '2026-01-15T06:40:00Z',
    },
  },
  run,
  {
    ...run,
    id: '00000000-0000-4000-8000-000000000003',
    undone: 1_800,
    undoing: { ...work, name: 'undo-billing', counts: { 'invoices-reversed': 1_800, 'invoices-left': 43 } },
  },
  {
    ...run,
    id: '00000000-0000-4000-8000-000000000004',
    billed: 0,
    total: 0,
    job: { ...work, outcome: 'failed', counts: {}, failure: 'interrupted', tries: 5 },
  },
  { ...run, id: '00000000-0000-4000-8000-000000000005', year: '2025', job: null },
]
