import type { CaseEntry, CaseQueue, CaseSummary, CaseView } from '../../../src/contract/case.ts'
import type { DeskCase, DeskView } from '../../../src/contract/desk.ts'
import type { DeskCharge } from '../../../src/contract/desk-money.ts'

// The people and numbers here are invented.

const day = 24 * 60 * 60 * 1000
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString()

const queue = (state: string, title: string, count: number, oldest: number | null): CaseQueue => ({
  type: 'application',
  typeTitle: 'Applications',
  state,
  title,
  count,
  oldest: oldest === null ? null : ago(oldest),
})

export const queues: CaseQueue[] = [
  queue('open', 'Open', 3, 41),
  queue('verified', 'Verified', 1204, 12),
  queue('committee-review', 'Committee Review', 0, null),
]

export const noQueues: CaseQueue[] = queues.map((one) => ({ ...one, count: 0, oldest: null }))

const summary: CaseSummary = {
  id: 'case-1',
  type: 'application',
  number: 'APP-000417',
  state: 'open',
  title: 'Open',
  color: 'success',
  final: false,
  revision: 4,
  owner: { id: 'owner-1', name: 'AKINYI EXAMPLE ODHIAMBO' },
  category: 'GRADUATE',
  assignee: { id: 'sample-user', name: 'BARAKA EXAMPLE OUMA' },
  asked: false,
  due: null,
  started: ago(50),
  entered: ago(41),
}

export const onDesk: CaseSummary[] = [
  summary,
  {
    ...summary,
    id: 'case-2',
    number: 'APP-000418',
    owner: { id: 'owner-2', name: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI' },
    assignee: null,
    entered: ago(9),
  },
  { ...summary, id: 'case-3', number: 'APP-000420', assignee: null, asked: true, entered: ago(0.2) },
]

/** A case that is over. */
export const finishedCase: CaseSummary = {
  ...summary,
  id: 'case-9',
  number: 'APP-000391',
  state: 'released',
  title: 'Released',
  final: true,
  assignee: null,
}

export const savedViews: DeskView[] = [
  { id: 'view-1', name: 'Mine, for two weeks or more', query: 'assigned=me&waiting=14' },
  { id: 'view-2', name: 'Waits for an answer', query: 'asked=yes' },
]

export const otherReaders = [
  { id: 'colleague', name: 'NEEMA EXAMPLE' },
  { id: 'colleague-2', name: 'OTIENO EXAMPLE' },
]

export const contact = {
  EntryNo: 1,
  Type: 'Personal',
  Email: 'akinyi@members.example',
  PhoneNo: '0712345678',
  Country: 'KE',
  City: 'KISUMU',
  Address: 'P.O. BOX 12345',
}

export const openCase: CaseView = {
  ...summary,
  answers: { AppliedCategory: 'GRADUATE' },
  submitted: { AppliedCategory: 'GRADUATE' },
  fields: {},
  transitions: [
    { id: 'verify', title: 'Verify', closed: [] },
    {
      id: 'reject',
      title: 'Reject',
      closed: [{ code: 'four-eyes', text: 'Somebody else has to do this: you took a part before.' }],
    },
  ],
  reviews: [
    { review: 'check', by: 'colleague', says: 'for', at: ago(3), input: { opinion: 'The certificates are in order.' } },
  ],
  question: null,
  comments: [
    {
      id: 'comment-1',
      by: { id: 'colleague', name: 'NEEMA EXAMPLE' },
      text: 'The second certificate is hard to read.',
      at: ago(4),
      hidden: true,
    },
    {
      id: 'comment-2',
      by: { id: 'sample-user', name: 'BARAKA EXAMPLE OUMA' },
      text: 'Thank you for the clear scans.',
      at: ago(2),
      hidden: false,
    },
  ],
  documents: [
    { id: 'report', title: 'File', issued: null, holds: null },
    {
      id: 'rejection',
      title: 'Rejection Letter',
      issued: ago(45),
      holds: 'replaced',
      number: 'APP-000417/1',
      code: '7K3M-9QXA-22TD',
    },
  ],
  usualDays: null,
  may: ['comment', 'assign', 'ask'],
}

/** The user has not given their opinion yet. */
export const reviewableCase: CaseView = { ...openCase, may: ['comment', 'assign', 'ask', 'check'] }

export const askedCase: CaseView = {
  ...openCase,
  asked: true,
  question: {
    at: ago(1),
    text: 'Is this still your address?',
    pins: [{ section: 'sections/contacts', entryNo: 1, record: contact }, { field: '/AppliedCategory' }],
  },
  transitions: [
    { id: 'verify', title: 'Verify', closed: [{ code: 'asked', text: 'A question waits for the applicant.' }] },
  ],
  may: ['comment', 'assign', 'withdraw'],
}

export const releasedCase: CaseView = {
  ...openCase,
  state: 'released',
  title: 'Released',
  final: true,
  transitions: [],
  may: ['comment', 'revoke'],
  documents: [
    {
      id: 'certificate',
      title: 'Certificate',
      issued: ago(1),
      holds: 'valid',
      number: 'CERT-2026-00417',
      code: 'A4HJ-9QXA-22TD',
    },
  ],
}

export const history: CaseEntry[] = [
  entry('Make Payment', 'AKINYI EXAMPLE ODHIAMBO', 2, 41),
  entry('Assigned', 'NEEMA EXAMPLE', 3, 5),
  entry('Opinion given', 'NEEMA EXAMPLE', 4, 3),
]

function entry(what: string, by: string, revision: number, days: number): CaseEntry {
  return { by, what, at: ago(days), revision, kind: 'transition', from: 'new', to: 'open', input: {}, hidden: false }
}

const unpaid = { receiptNo: null, paidOn: null } as const

/** Paid in part, and overdue. */
const fee: DeskCharge = {
  id: 'fee',
  title: 'Application Payment',
  amount: 5000,
  paid: 2000,
  credited: 0,
  settled: false,
  billed: ago(41),
  invoiceNo: 'INV-2026-00087',
  due: ago(11).slice(0, 10),
  receiptNo: 'RCT-2026-00031',
  paidOn: ago(38).slice(0, 10),
}

/** What only some of the evidence has. */
const unread = { text: '', language: null, reworded: false, how: null, picture: null } as const

export const beside: DeskCase = {
  sections: [
    {
      section: 'sections/contacts',
      submitted: [contact, { ...contact, EntryNo: 2, Type: 'Work' }],
      current: [
        { ...contact, City: 'NAIROBI' },
        { ...contact, EntryNo: 3, Type: 'Work', City: 'MOMBASA' },
      ],
    },
  ],
  questions: [],
  checklists: [
    {
      id: 'own',
      items: [
        { id: 'contacts', description: 'Contacts', mandatory: true, passes: true },
        { id: 'referees', description: 'Referees', mandatory: true, passes: false },
        { id: 'publications', description: 'Publications', mandatory: false, passes: false },
      ],
    },
  ],
  referees: [
    {
      id: 'referee-1',
      name: 'WANJIRU EXAMPLE',
      memberNo: 'M/1001',
      asked: ago(48),
      answered: ago(44),
      response: 'Accept',
      remarks: 'A careful engineer.',
      questions: [{ questionNo: 'known', question: 'How long have you known the applicant?', answer: 'Six years' }],
    },
    {
      id: 'referee-2',
      name: 'OTIENO EXAMPLE',
      memberNo: '',
      asked: ago(48),
      answered: null,
      response: null,
      remarks: null,
      questions: [],
    },
  ],
  others: [{ ...summary, id: 'case-0', number: 'APP-000233', title: 'Rejected', color: 'error', started: ago(700) }],
  reviewers: [{ id: 'colleague', name: 'NEEMA EXAMPLE' }],
  staff: [
    { id: 'sample-user', name: 'BARAKA EXAMPLE OUMA' },
    { id: 'colleague', name: 'NEEMA EXAMPLE' },
  ],
  waiting: [{ event: 'entered', reasons: ['The fee is not paid.'], next: ago(0) }],
  assured: [
    {
      ...unread,
      id: 'certified',
      title: 'Certified documents',
      text: 'I confirm that the documents that I have uploaded are copies certified by a commissioner of oaths.',
      at: ago(41),
      language: 'en',
    },
    {
      ...unread,
      id: 'terms',
      title: 'Submit Application ?',
      text: 'Terms and conditions',
      at: ago(41),
      language: 'sw',
      reworded: true,
    },
    {
      ...unread,
      id: 'signature',
      title: 'Signature',
      at: ago(41),
      picture: { id: 'sample-signature', name: 'signature.png', mediaType: 'image/png', size: 12_400 },
    },
    { ...unread, id: 'code', title: 'One-time code', at: ago(41), how: 'One-time code sent to +2547•••000' },
  ],
  money: {
    charges: [fee],
    balance: 15_500,
    overdue: 3000,
    currency: 'KES',
  },
  previous: null,
  next: 'APP-000418',
}

/** Nothing is charged, nothing was assured, and the owner has something over. */
export const besideNothing: DeskCase = {
  ...beside,
  assured: [],
  money: { charges: [], balance: -1500, overdue: 0, currency: 'KES' },
}

/** One charge is settled, with the help of a credit note, and one is not billed yet. */
export const besideSettled: DeskCase = {
  ...beside,
  money: {
    charges: [
      { ...fee, paid: 4000, credited: 1000, settled: true },
      { ...fee, id: 'stamp', title: 'Stamp', paid: 0, billed: null, invoiceNo: null, due: null, ...unpaid },
    ],
    balance: 0,
    overdue: 0,
    currency: 'KES',
  },
}

/** The same after the owner has answered two questions. */
export const besideAnswered: DeskCase = {
  ...beside,
  questions: [
    {
      at: ago(6),
      by: 'NEEMA EXAMPLE',
      text: 'Is this still your address?',
      pins: [{ section: 'sections/contacts', entryNo: 1, record: contact }],
      answeredAt: ago(4),
      words: 'I moved in March, and had forgotten this page.',
      answers: { before: {}, after: {} },
      records: [
        { section: 'sections/contacts', entryNo: 1, before: contact, after: { ...contact, City: 'NAIROBI' } },
        { section: 'sections/contacts', entryNo: 2, before: { ...contact, EntryNo: 2, Type: 'Work' }, after: null },
      ],
    },
    {
      at: ago(20),
      by: 'BARAKA EXAMPLE OUMA',
      text: 'Which category do you apply for?',
      pins: [{ field: '/AppliedCategory' }],
      answeredAt: ago(19),
      words: '',
      answers: { before: { AppliedCategory: 'GRADUATE' }, after: { AppliedCategory: 'GRADUATE' } },
      records: [],
    },
  ],
}
