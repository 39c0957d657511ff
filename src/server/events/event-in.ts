import { answerTexts } from '../../contract/declared-answers.ts'
import { eventTypes } from '../../contract/events.ts'
import type { UpcomingEvent } from '../../contract/events.ts'
import type { JsonObject } from '../../engine/json/json.ts'

const eventText = answerTexts<'forms/event'>()

/**
 * The event of valid answers of `forms/event`.
 *
 * @param base64Logo its picture, whose content the answers do not have; empty for none
 */
export const eventIn = (answers: JsonObject, base64Logo: string): UpcomingEvent => ({
  no: eventText(answers, 'no'),
  description: eventText(answers, 'description'),
  startDate: eventText(answers, 'startDate'),
  endDate: eventText(answers, 'endDate'),
  startTime: eventText(answers, 'startTime'),
  endTime: eventText(answers, 'endTime'),
  location: eventText(answers, 'location'),
  eventType: eventTypes.find((type) => type === answers['eventType']) ?? 'SPECIALS',
  isWebinar: answers['isWebinar'] === true,
  cpdHours: Number(answers['cpdHours'] ?? 0),
  ...numbersIn(answers),
  base64Logo,
  eventProviders: linesOf(eventText(answers, 'providers')).map((name) => ({ name })),
  documents: linesOf(eventText(answers, 'documents')).map((path) => ({ name: path.split('/').at(-1) ?? path, path })),
})

/** What a booking is about, where it is declared: places, the price of a ticket and the most tickets. */
function numbersIn(answers: JsonObject): Pick<UpcomingEvent, 'capacity' | 'price' | 'tickets'> {
  const { capacity, price, tickets } = answers
  return {
    ...(typeof capacity === 'number' && { capacity }),
    ...(typeof price === 'number' && { price }),
    ...(typeof tickets === 'number' && { tickets }),
  }
}

const linesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
