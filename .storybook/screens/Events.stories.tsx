import { ApiError } from '../../src/portal/api/api-error.ts'
import { foundEvents, sampleBookings, sampleUpcoming } from './portal/sample-events.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Events' }

const responses = [responds('events/all_events', sampleUpcoming), responds('events', sampleBookings)]
const fault = new ApiError('Something went wrong.', 500, { code: 'internal' })
const booked = '/events?tab=booked'

export const Upcoming = screen({ at: '/events', as: 'member', responses })
export const UpcomingOnPhone = screen({ at: '/events', as: 'member', phone: true, responses })
export const UpcomingFailed = screen({ at: '/events', as: 'member', responses: [fails('events/all_events', fault)] })
export const InKiswahili = screen({ language: 'sw', at: '/events', as: 'member', responses })
export const Booked = screen({ at: booked, as: 'member', responses })
export const BookedOnPhone = screen({ at: booked, as: 'member', phone: true, responses })
export const NothingBooked = screen({ at: booked, as: 'member', responses: [responds('events', [])] })
export const BookedFailed = screen({ at: booked, as: 'member', responses: [fails('events', fault)] })

const managing = { at: '/admin/events', as: 'administrator' } as const
const managed = [responds('admin/events', foundEvents())]

/** The organisation's events, one of them cancelled. */
export const Managed = screen({ ...managing, responses: managed })
export const ManagedOnPhone = screen({ ...managing, phone: true, responses: managed })
export const NoneManaged = screen({ ...managing, responses: [responds('admin/events', foundEvents(true))] })
export const ManagedLoading = screen({ ...managing, responses: [waits('admin/events')] })
export const ManagedFailed = screen({ ...managing, responses: [fails('admin/events', fault)] })
