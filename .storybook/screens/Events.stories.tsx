import { screen as page, userEvent, within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { foundEvents, sampleBookedHere, sampleBookings, sampleUpcoming } from './portal/sample-events.ts'
import { noCases, ownEventBookings } from './portal/sample-own-cases.ts'
import { fails, lists, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'

export default { title: 'Screens/Events' }

const responses = [responds('events/all_events', sampleUpcoming), responds('events', sampleBookings)]
const fault = new ApiError('Something went wrong.', 500, { code: 'internal' })
const booked = '/events?tab=booked'

export const Upcoming = screen({ at: '/events', as: 'member', responses })
export const UpcomingOnPhone = screen({ at: '/events', as: 'member', phone: true, responses })
export const NoneUpcoming = screen({ at: '/events', as: 'member', responses: [responds('events/all_events', [])] })
export const UpcomingLoading = screen({ at: '/events', as: 'member', responses: [waits('events/all_events')] })
export const UpcomingFailed = screen({ at: '/events', as: 'member', responses: [fails('events/all_events', fault)] })
export const InKiswahili = screen({ language: 'sw', at: '/events', as: 'member', responses })
export const Booked = screen({ at: booked, as: 'member', responses })
export const BookedOnPhone = screen({ at: booked, as: 'member', phone: true, responses })
export const NothingBooked = screen({ at: booked, as: 'member', responses: [responds('events', [])] })
export const BookedLoading = screen({ at: booked, as: 'member', responses: [waits('events')] })
export const BookedFailed = screen({ at: booked, as: 'member', responses: [fails('events', fault)] })

/** Where the organisation has no site for bookings. */
const here = { as: 'member', tenant: 'engineering-board' } as const
const upcomingHere = { ...here, at: '/events', responses: [responds('events/all_events', sampleBookedHere)] }
const bookedHere = [lists('cases/event-booking/own', ownEventBookings), responds('events', [])]

export const UpcomingHere = screen(upcomingHere)
export const UpcomingHereOnPhone = screen({ ...upcomingHere, phone: true })
export const UpcomingHereInKiswahili = screen({ ...upcomingHere, language: 'sw' })
export const BookedHere = screen({ ...here, at: booked, responses: bookedHere })
export const BookedHereOnPhone = screen({ ...here, at: booked, phone: true, responses: bookedHere })
export const NothingBookedHere = screen({
  ...here,
  at: booked,
  responses: [lists('cases/event-booking/own', noCases), responds('events', [])],
})

const managing = { at: '/admin/events', as: 'administrator' } as const
const managed = [responds('admin/events', foundEvents())]

/** The organisation's events, one of them cancelled. */
export const Managed = screen({ ...managing, responses: managed })
export const ManagedOnPhone = screen({ ...managing, phone: true, responses: managed })
export const NoneManaged = screen({ ...managing, responses: [responds('admin/events', foundEvents(true))] })
export const ManagedLoading = screen({ ...managing, responses: [waits('admin/events')] })
export const ManagedFailed = screen({ ...managing, responses: [fails('admin/events', fault)] })

const announces = async () => {
  await userEvent.click(await page.findByRole('button', { name: /^(Announce an event|Tangaza tukio)$/ }))
  await opensDialog()
}
export const Announce = screen({ ...managing, responses: managed, then: announces })
export const AnnounceOnPhone = screen({ ...managing, phone: true, responses: managed, then: announces })
/** With nothing filled in. */
export const AnnounceInvalid = screen({
  ...managing,
  language: 'en',
  responses: managed,
  then: async () => {
    await announces()
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Announce an event' }))
    await dialog.findAllByText('Name the event')
  },
})
const cancels = async () => {
  await userEvent.click(await page.findByRole('button', { name: 'Actions for Professional ethics' }))
  await userEvent.click(await page.findByRole('menuitem', { name: 'Cancel the event' }))
  await opensDialog()
}
export const Cancel = screen({ ...managing, language: 'en', responses: managed, then: cancels })
export const CancelOnPhone = screen({ ...managing, language: 'en', phone: true, responses: managed, then: cancels })
