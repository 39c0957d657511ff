import type { EventsFound } from '../../../src/contract/admin-events.ts'
import type { EventBooking, UpcomingEvent } from '../../../src/contract/events.ts'

// The events here are invented.

const event = (no: string, eventType: UpcomingEvent['eventType'], more: Partial<UpcomingEvent>): UpcomingEvent => ({
  no,
  description: 'Site visit',
  startDate: '2027-03-01',
  endDate: '2027-03-01',
  startTime: '09:00',
  endTime: '12:30',
  location: 'Nairobi',
  eventType,
  isWebinar: false,
  cpdHours: 6,
  base64Logo: '',
  eventProviders: [{ name: 'Sample Academy' }],
  documents: [],
  ...more,
})

/** A red square. */
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4pqEBRAwQCgAg7gRZa2nN9gAAAABJRU5ErkJggg=='

/** One of each kind. */
export const sampleUpcoming: readonly UpcomingEvent[] = [
  event('EV-1', 'WEBINAR', { description: 'Professional ethics', isWebinar: true, location: '', cpdHours: 1.5 }),
  event('EV-2', 'WORKSHOPS', {
    description: 'Workshop on contract administration',
    endDate: '2027-03-02',
    documents: [
      { name: 'programme.pdf', path: 'contracts/programme.pdf' },
      { name: 'exercises.docx', path: 'contracts/exercises.docx' },
    ],
  }),
  event('EV-3', 'COURSES', {
    description: `Course on ${'the maintenance of small bridges '.repeat(4)}`,
    startDate: '2027-03-29',
    endDate: '2027-04-02',
    eventProviders: ['Example Training Centre', 'Sample Academy', 'Sample Works Limited'].map((name) => ({ name })),
    base64Logo: logo,
  }),
  event('EV-4', 'SEMINARS', { description: 'Seminar on water supply' }),
  event('EV-5', 'INHOUSES', { description: 'Inspecting works on site' }),
  event('EV-6', 'SPECIALS', { description: 'Annual dinner', cpdHours: 0, eventProviders: [] }),
  event('EV-7', 'CONFERENCE', { description: 'Annual convention', startTime: '', endTime: '', cpdHours: 12 }),
]

const booking = (bookingNo: string, status: string, more: Partial<EventBooking> = {}): EventBooking => ({
  bookingNo,
  eventDescription: 'Workshop on contract administration',
  location: 'Nairobi',
  paid: false,
  billed: false,
  status,
  isActive: true,
  receiptNo: '',
  proformaInvoiceNo: '',
  idNo: '234••••789',
  phoneNo: '071••••678',
  ...more,
})

const billed = { billed: true, proformaInvoiceNo: 'INV-2026-00042' }
const paid = { ...billed, paid: true, receiptNo: 'RCT-2026-00017' }

/** One in each state. */
export const sampleBookings: readonly EventBooking[] = [
  booking('BK-5', 'Waiting list'),
  booking('BK-4', 'Open', paid),
  booking('BK-3', 'Billed', billed),
  booking('BK-2', 'Cancelled', { isActive: false, location: '' }),
  booking('BK-1', 'Closed', { ...paid, isActive: false }),
]

const [webinar, workshop, course] = sampleUpcoming

/** A page of some of them for administrators, the last one cancelled. */
export const foundEvents = (isEmpty = false): EventsFound => {
  const found = isEmpty ? [] : [webinar, workshop, course].filter((one) => one !== undefined)
  const items = found.map((one, place) => ({
    ...one,
    id: `00000000-0000-4000-8000-00000000000${place}`,
    bookings: place * 12,
    cancelled_at: place === 2 ? '2026-11-20T09:00:00.000Z' : null,
    cancel_reason: place === 2 ? 'The venue is closed.' : null,
  }))
  return { items, total: items.length, page: 1, pages: 1 }
}

/** Events that are booked here: free, priced, full, one that is booked and one that is waited for. */
export const sampleBookedHere: readonly UpcomingEvent[] = [
  event('EV-1', 'WEBINAR', { description: 'Professional ethics', isWebinar: true, location: '', places: {} }),
  event('EV-2', 'WORKSHOPS', { description: 'Workshop on contracts', price: 1500, capacity: 40, places: { free: 1 } }),
  event('EV-4', 'SEMINARS', { description: 'Seminar on water supply', capacity: 20, places: { free: 0 } }),
  event('EV-5', 'COURSES', {
    description: 'Course on small bridges',
    places: { own: { number: 'BKG-2026-00002', title: 'Booked', color: 'success' } },
  }),
  event('EV-6', 'SPECIALS', {
    description: 'Annual dinner',
    places: { free: 0, own: { number: 'BKG-2026-00003', title: 'On the waiting list', color: 'warning' } },
  }),
]
