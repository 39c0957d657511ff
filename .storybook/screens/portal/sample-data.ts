import type { Application } from '../../../src/contract/application.ts'
import type { JobEntry } from '../../../src/contract/job-entry.ts'
import type { Notification, Notifications } from '../../../src/contract/notification.ts'
import type { OutboxEntry } from '../../../src/contract/outbox-entry.ts'
import type { RefereeForm } from '../../../src/contract/referee.ts'
import type { SessionInfo } from '../../../src/contract/session.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

// The people, firms and numbers here are invented.

export const noNotifications: Notifications = { unread: 0, items: [] }

/** Where notifications of a kind lead. */
const pages: Readonly<Partial<Record<Notification['kind'], string>>> = {
  'payment-received': '/billing/receipt/UkNULTIwMjYtMDAwNDI',
}

/** One of each kind, the newest first, some of them read. */
export const severalNotifications: Notifications = {
  unread: 5,
  items: [
    notification(
      'payment-received',
      { amount: 'KES 9,000.00', about: 'Annual subscription 2026', number: 'RCT-2026-00042' },
      '2026-01-14T19:02:00Z',
    ),
    notification('new-device', { browser: 'Firefox', system: 'Windows' }, '2026-01-14T18:20:00Z'),
    notification('referee-accepted', { name: 'WAMBUI EXAMPLE NJOROGE-KARIUKI' }, '2026-01-14T09:05:00Z'),
    notification('referee-rejected', { name: 'OTIENO EXAMPLE' }, '2026-01-13T15:41:00Z'),
    notification('case', { subject: 'Your application APP-000417 has been created.' }, '2026-01-12T08:00:00Z'),
    notification(
      'names-approved',
      { names: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA' },
      '2026-01-09T11:30:00Z',
      '2026-01-09T12:00:00Z',
    ),
    notification('password-changed', {}, '2025-12-30T07:12:00Z', '2026-01-02T06:00:00Z'),
  ],
}

function notification(
  kind: Notification['kind'],
  params: Notification['params'],
  created_at: string,
  read_at: string | null = null,
): Notification {
  return { id: kind, kind, params, path: pages[kind] ?? null, created_at, read_at }
}

const application: Application = {
  Code: 'APP-000417',
  AppliedCategory: 'GRADUATE',
  Amount: 11_000,
  Currency_Code: 'KES',
  ApplicationDateTime: '2026-01-12T08:00:00Z',
  status: 'New',
  Submitted: false,
  postedReceiptNo: null,
  assignedMemberNo: null,
  serviceRequestCode: null,
  ProfileID: 'sample-profile',
  membershipComments: [],
}

export const applications: Application[] = [
  application,
  {
    ...application,
    Code: 'APP-000233',
    ApplicationDateTime: '2024-06-03T08:00:00Z',
    status: 'Released',
    Submitted: true,
    postedReceiptNo: 'RCP-001207',
    assignedMemberNo: 'M/2041',
  },
]

const session: SessionInfo = {
  id: 'here',
  browser: 'Chrome',
  system: 'Linux',
  created_at: '2026-01-14T18:20:00Z',
  last_seen_at: '2026-01-15T06:31:00Z',
  expires_at: '2026-02-14T18:20:00Z',
  current: true,
  acting: false,
}

export const sessions: SessionInfo[] = [
  session,
  { ...session, id: 'phone', browser: 'Safari', system: 'iOS', current: false, last_seen_at: '2026-01-11T20:02:00Z' },
  { ...session, id: 'unknown', browser: null, system: null, current: false, last_seen_at: '2025-12-24T10:00:00Z' },
]

const message: OutboxEntry = {
  id: 'm1',
  channel: 'email',
  recipient: 'akinyi.example.odhiambo-wanjiku@consulting-engineers.example',
  subject: 'Reminder: AKINYI EXAMPLE ODHIAMBO-WANJIKU names you as Referee',
  status: 'sent',
  attempts: 1,
  failure: null,
  last_error: null,
  next_at: null,
  created_at: '2026-01-15T06:31:00Z',
  sent_at: '2026-01-15T06:31:04Z',
}

/** A message of each status. */
export const outbox: OutboxEntry[] = [
  message,
  { ...message, id: 'm2', channel: 'sms', recipient: '+254700000000', subject: null, status: 'sending' },
  { ...message, id: 'm3', status: 'queued', attempts: 2, failure: 'unreachable', next_at: '2026-01-15T06:45:00Z' },
  {
    ...message,
    id: 'm4',
    status: 'failed',
    attempts: 5,
    failure: 'refused',
    last_error: '550 5.1.1 The mailbox does not exist',
  },
  { ...message, id: 'm5', status: 'kept', attempts: 0 },
]

const recurring: JobEntry = {
  name: 'prune-leftovers',
  id: '',
  outcome: 'done',
  counts: { sessions: 3, limits: 12, 'unverified-accounts': 1, links: 0 },
  ids: [],
  failure: null,
  error: null,
  running: false,
  progress: null,
  tries: 0,
  started_at: '2026-01-15T06:00:00Z',
  finished_at: '2026-01-15T06:00:02Z',
  next_at: '2026-01-15T07:00:00Z',
}

const once: JobEntry = {
  ...recurring,
  name: 'draw-document',
  id: '0d1c6b0e-6a5f-4f0e-9c55-5f7f3f1f8a11',
  counts: {},
  outcome: null,
  started_at: null,
  finished_at: null,
}

/** Work in each state. */
export const jobs: JobEntry[] = [
  recurring,
  {
    ...recurring,
    name: 'sweep-files',
    outcome: 'failed',
    counts: {},
    failure: 'reported',
    error: '812 of 900 files are in no row. None was removed: is this the database that belongs to them?',
    tries: 3,
  },
  {
    ...recurring,
    name: 'wake-cases',
    outcome: 'done',
    counts: {},
    started_at: '2026-01-15T06:30:00Z',
  },
  once,
  { ...once, id: 'f1a3', running: true, progress: { done: 120, of: 500 }, started_at: '2026-01-15T06:40:00Z' },
  {
    ...once,
    id: '7be2',
    outcome: 'failed',
    failure: 'interrupted',
    tries: 5,
    started_at: '2026-01-15T05:10:00Z',
    next_at: null,
  },
  { ...once, id: '90cc', outcome: 'cancelled', started_at: '2026-01-15T05:00:00Z', next_at: null },
]

const requests: readonly JsonObject[] = [
  { Name: 'AMINA EXAMPLE ACTIVE', MemberNo: 'M1001' },
  { Name: 'BARAKA EXAMPLE REGISTERED', MemberNo: 'M1002', askedOn: '2026-01-05' },
  { Name: 'DANIEL EXAMPLE IMPORTED', MemberNo: 'M1004', askedOn: '2026-01-05', remindedOn: '2026-01-12' },
  {
    Name: 'ESTHER EXAMPLE KNOWN',
    MemberNo: 'M1005',
    askedOn: '2026-01-05',
    remindedOn: '2026-01-12',
    answeredOn: '2026-01-14',
    response: 'Accept',
  },
]

/** Referees in every state of their requests. */
export const requestedReferees: readonly JsonObject[] = requests.map((request, index) => ({
  ...request,
  refereeType: 'REFEREE',
  standing: 'Member',
  EntryNo: index + 1,
}))

/** What a referee with questions is asked. */
export const refereeForm: RefereeForm = {
  referee: { Name: 'WAMBUI EXAMPLE NJOROGE', MemberNo: 'M/1187', refereeType: 'REFEREE', type: 'Referee' },
  applicant: { Name: 'AKINYI EXAMPLE ODHIAMBO-WANJIKU', category: 'Graduate' },
  form: 'forms/referee-questions',
  links: 'none',
  expires_at: '2099-02-14T00:00:00Z',
  Questions: [],
}
