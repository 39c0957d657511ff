import type { CaseAssurances, CaseView } from '../../../src/contract/case.ts'
import type { OwnCase, OwnCases } from '../../../src/contract/own-cases.ts'
import { contact, openCase } from './sample-desk.ts'

// The people and numbers here are invented.

/** A case as its owner sees it: nobody is assigned, and what is hidden is not there. */
const own: CaseView = {
  ...openCase,
  owner: { id: 'sample-user', name: 'AKINYI EXAMPLE ODHIAMBO' },
  assignee: null,
  title: 'Open',
  transitions: [],
  reviews: [],
  documents: [{ id: 'report', title: 'File', issued: null, holds: null }],
  comments: openCase.comments.filter(({ hidden }) => !hidden),
  usualDays: 12,
  may: ['comment'],
}

const submit = { id: 'submit', title: 'Make Payment' }

/** Not submitted yet, and something is missing. */
export const incompleteCase: CaseView = {
  ...own,
  state: 'new',
  title: 'New',
  color: 'default',
  submitted: null,
  documents: [],
  comments: [],
  transitions: [
    {
      ...submit,
      closed: [{ code: 'guard', id: 'checklist', text: 'Complete every mandatory item first.', mend: 'checklist' }],
    },
  ],
  may: ['comment', 'save'],
}

/** Ready to be submitted. */
export const readyCase: CaseView = { ...incompleteCase, transitions: [{ ...submit, closed: [] }] }

export const waitingCase: CaseView = own

/** A licence that waits for its signed application, with a place for it on the card. */
export const unsignedLicence: CaseView = {
  ...own,
  type: 'licence',
  number: 'LIC-2026-00012',
  state: 'unsigned',
  title: 'Awaiting signature',
  color: 'warning',
  documents: [{ id: 'application', title: 'Application', issued: null, holds: null }],
  transitions: [{ id: 'sign', title: 'Upload Application', closed: [] }],
}

/** The same once it is signed and billed. */
export const billedLicence: CaseView = {
  ...unsignedLicence,
  state: 'signed',
  title: 'Awaiting payment',
  documents: [{ id: 'invoice:fee', title: 'Proforma', number: 'INV-2026-00042', issued: null, holds: null }],
  transitions: [],
}

/** The same while something closes the transition. */
export const closedLicence: CaseView = {
  ...unsignedLicence,
  transitions: [
    {
      id: 'sign',
      title: 'Upload Application',
      closed: [{ code: 'asked', text: 'A question waits for your answer.' }],
    },
  ],
}

export const askedOwnCase: CaseView = {
  ...own,
  asked: true,
  question: { at: own.entered, text: 'Which year did you complete your degree?', pins: [] },
  may: ['comment', 'answer'],
}

/** Asked about a record, which has a link to the tab that shows it. */
export const askedAboutRecord: CaseView = {
  ...askedOwnCase,
  question: {
    at: own.entered,
    text: 'Is this still your address?',
    pins: [{ section: 'sections/contacts', entryNo: 1, record: contact }],
  },
}

const listed = (view: CaseView, cells: OwnCase['cells'], actions: OwnCase['actions']): OwnCase => ({
  ...view,
  cells: { AppliedCategory: 'GRADUATE', ...cells },
  actions,
})

export const ownCases: OwnCases = {
  items: [
    listed(
      { ...own, id: 'case-9', number: 'APP-000920', title: 'In Review', color: 'info' },
      { number: 'APP-000920', category: 'GRADUATE', amount: 5000, date: own.started, status: 'In Review' },
      [
        { id: 'file', title: 'File' },
        { id: 'comments', title: 'Reviewer feedback' },
      ],
    ),
    listed(
      { ...own, title: 'Released', color: 'success' },
      { number: own.number, category: 'GRADUATE', amount: 5000, date: own.started, status: 'Released' },
      [
        { id: 'certificate', title: 'Certificate' },
        { id: 'acceptance', title: 'Acceptance Letter' },
      ],
    ),
  ],
  next: null,
}

/** One of them can be submitted now. */
export const readyCases: OwnCases = {
  items: [
    listed(
      readyCase,
      { number: readyCase.number, category: 'GRADUATE', amount: 5000, date: own.started, status: 'New' },
      [],
    ),
  ],
  next: null,
}

export const noCases: OwnCases = { items: [], next: null }

/** Where somebody stands who gives the assurances of a submission. */
export const standAt = (id: string, kind: string, given: readonly string[]): CaseAssurances => ({
  given: [...given],
  next: { id, kind },
})

const booked = (nth: number, title: string, color: CaseView['color'], actions: OwnCase['actions']): OwnCase => {
  const number = `BKG-2026-0000${nth}`
  const view = { ...own, type: 'event-booking', id: `booking-${nth}`, number, title, color, documents: [] }
  return {
    ...view,
    cells: {
      number,
      event: 'Workshop on contract administration',
      date: '2027-03-01',
      location: 'Nairobi',
      tickets: nth,
      amount: nth * 1500,
      status: title,
    },
    actions,
  }
}

/** Bookings of events in each state, with what it allows. */
export const ownEventBookings: OwnCases = {
  items: [
    booked(1, 'To be paid', 'info', [
      { id: 'view', title: 'View' },
      {
        id: 'pay',
        title: 'Pay Now',
        pay: { invoiceNo: 'INV-2026-00012', description: 'Event booking', amount: 1500, then: '/events?tab=booked' },
      },
      { id: 'invoice', title: 'Proforma' },
    ]),
    booked(2, 'Booked', 'success', [
      { id: 'view', title: 'View' },
      { id: 'ticket', title: 'Ticket' },
      { id: 'invoice', title: 'Invoice' },
      { id: 'receipt', title: 'Receipt' },
    ]),
    booked(3, 'On the waiting list', 'warning', [{ id: 'view', title: 'View' }]),
    booked(4, 'Cancelled', 'purple', [{ id: 'view', title: 'View' }]),
  ],
  next: null,
}
