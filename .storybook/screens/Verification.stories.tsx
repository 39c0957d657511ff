import { userEvent } from 'storybook/test'
import type { ScannedCase } from '../../src/contract/case-scans.ts'
import type { VerifiedDocument } from '../../src/contract/verification.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { fill, screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Verification' }

const at = '/verify/7K3M9QXA22TD'
const call = 'verify/7K3M9QXA22TD'

const certificate: VerifiedDocument = {
  title: 'Certificate of Membership',
  number: 'CERT-2026-00417',
  code: '7K3M-9QXA-22TD',
  issuer: 'Institute of Examples',
  holder: { name: 'AKINYI EXAMPLE ODHIAMBO', memberNo: 'M/1001', category: 'Graduate Member' },
  issued: '2026-02-03',
  until: '2027-01-31',
  holds: 'valid',
  ended: null,
  replacedBy: null,
  sha256: 'c1a2'.repeat(16),
  statement: 'eyJhbGciOiJFZERTQSJ9.eyJqdGkiOiI3SzNNLTlRWEEtMjJURCJ9.c2lnbmVk',
  sealed: true,
  scanned: false,
  checked: '2026-11-23T10:05:00+03:00',
}

const shown = (changes: Partial<VerifiedDocument> = {}) =>
  screen({ at, responses: [responds(call, { ...certificate, ...changes })] })

/** Where somebody begins who has a document without its QR code. */
export const EnterCode = screen({ at: '/verify' })
export const CodeTooShort = screen({
  at: '/verify',
  then: async (canvas) => {
    await fill(canvas, /Code of the document/, '7K3M-9QXA')
    await submit(canvas)
    await canvas.findByRole('link', { name: /A code has twelve letters and digits/ })
  },
})
export const Valid = shown()
export const ValidOnPhone = screen({ at, phone: true, responses: [responds(call, certificate)] })
/** A letter holds without an end; its owner has no membership number. */
export const ValidWithoutEnd = shown({
  title: 'Letter of Introduction',
  until: null,
  holder: { name: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI', memberNo: null, category: null },
})
const ticket = { ...certificate, title: 'Ticket', number: 'BKG-2026-00002/1', scanned: true }
const scanned: ScannedCase = {
  type: 'event-booking',
  id: 'booking-2',
  revision: 3,
  title: 'Booked',
  color: 'success',
  answers: [
    { name: 'title', title: 'Event', text: 'Workshop on the maintenance of small bridges' },
    { name: 'event', title: 'Event number', text: 'EV-2' },
    { name: 'tickets', title: 'Tickets', text: '2' },
  ],
  transition: { id: 'attend', title: 'Mark attendance', closed: [] },
  taken: null,
}
const atDoor = (changes: Partial<ScannedCase> = {}) => ({
  at,
  as: 'approver' as const,
  responses: [responds(call, ticket), responds('scans/7K3M9QXA22TD', { ...scanned, ...changes })],
})
const early = { id: 'attend', title: 'Mark attendance', closed: ['The event has not begun.'] }
const marked = { title: 'Attended', transition: null, taken: '2026-11-23T08:41:00+03:00' }

/** Anybody with a ticket, and staff before they have logged in. */
export const TicketToVisitors = screen({ at, responses: [responds(call, ticket)] })
export const TicketToVisitorsOnPhone = screen({ at, phone: true, responses: [responds(call, ticket)] })
/** Staff at the door, who have opened the code of a ticket. */
export const AtDoor = screen(atDoor())
export const AtDoorOnPhone = screen({ ...atDoor(), phone: true })
export const AtDoorTooEarly = screen(atDoor({ transition: early }))
export const AtDoorMarkedBefore = screen(atDoor(marked))

export const Expired = shown({ holds: 'expired', until: '2026-01-31' })
export const Suspended = shown({ holds: 'suspended' })
export const Replaced = shown({ holds: 'replaced', ended: '2026-06-18', replacedBy: 'CERT-2026-00618' })
export const Revoked = shown({ holds: 'revoked', ended: '2026-03-14' })
export const Unknown = screen({
  at,
  responses: [
    fails(
      call,
      new ApiError(
        'There is no document with this code. A code never has 0, 1, I, L or O: check each letter and digit against the document.',
        404,
        { code: 'document-not-found' },
      ),
    ),
  ],
})
export const TooMany = screen({
  at,
  responses: [fails(call, new ApiError('Too many attempts. Try again in 15 minutes', 429, { code: 'too-many' }))],
})
export const Loading = screen({ at, responses: [waits(call)] })

const copy = async (canvas: Parameters<typeof submit>[0]) => {
  const input = await canvas.findByLabelText(/Choose the PDF/)
  const file = new File(['%PDF-1.7 another'], 'certificate.pdf', { type: 'application/pdf' })
  await userEvent.upload(input, file)
}

/** A file with other bytes than the issued one. */
export const OtherFile = screen({
  at,
  responses: [responds(call, certificate)],
  then: async (canvas) => {
    await copy(canvas)
    await shows(/certificate\.pdf is not the document/)
  },
})
/** Of `%PDF-1.7 another`. */
const hashOfCopy = '76eaafbff1f14874f329076255073ef6edbf96d9c80f6bff98332fef31304f2f'
export const GenuineFile = screen({
  at,
  responses: [responds(call, { ...certificate, sha256: hashOfCopy })],
  then: async (canvas) => {
    await copy(canvas)
    await shows(/certificate\.pdf is genuine/)
  },
})
/** A document whose file is still being drawn. */
export const NotDrawnYet = screen({
  at,
  responses: [responds(call, { ...certificate, sha256: null, statement: null })],
  then: async (canvas) => {
    await copy(canvas)
    await shows(/still being made/)
  },
})
