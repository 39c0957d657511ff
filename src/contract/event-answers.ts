import type { EventAnswers } from '../generated/event-answers.ts'
import type { UpcomingEvent } from './events.ts'

/** An event as answers of `forms/event`, without what is empty. */
export function eventAnswers(event: UpcomingEvent): EventAnswers {
  const { no, description, eventType, isWebinar, startDate, endDate, cpdHours } = event
  const { startTime, endTime, location, capacity, price, tickets } = event
  const providers = event.eventProviders.map(({ name }) => name).join('\n')
  const documents = event.documents.map(({ path }) => path).join('\n')
  const others = Object.entries({ startTime, endTime, location, capacity, price, tickets, providers, documents })
  return {
    no,
    description,
    eventType,
    isWebinar,
    startDate,
    endDate,
    cpdHours,
    ...Object.fromEntries(others.filter(([, value]) => value !== '' && value !== undefined)),
  }
}
