import type { EventAnswers } from '../generated/event-answers.ts'
import type { UpcomingEvent } from './events.ts'

/** An event as answers of `forms/event`, without what is empty and without its picture. */
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

/** An event's picture as a file answer; undefined without one. */
export function eventPicture({ no, base64Logo: content }: UpcomingEvent) {
  if (content === '') return undefined
  const type = content.startsWith(jpegStart) ? 'jpeg' : 'png'
  return { name: `${no}.${type}`, mediaType: `image/${type}`, size: sizeOf(content), content }
}

/** Bytes of padded base64. */
const sizeOf = (base64: string): number => (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0)

/** How base64 of a JPEG picture begins; an event has no others than these and PNG. */
const jpegStart = '/9j/'
