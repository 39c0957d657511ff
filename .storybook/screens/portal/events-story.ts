import { sampleUpcoming } from './sample-events.ts'
import { responds, waits } from './sample-response.ts'
import { screen } from './screen.tsx'

/** The page of events with none, with some, and while they load. */
export const eventsStory = (state: 'Empty' | 'Filled' | 'Loading') => {
  const call = 'events/all_events'
  const response = state === 'Loading' ? waits(call) : responds(call, state === 'Filled' ? sampleUpcoming : [])
  return screen({ at: '/events', as: 'member', responses: [response] })
}
