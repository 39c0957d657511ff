import { answerTexts } from '../../contract/declared-answers.ts'
import { eventTypes } from '../../contract/events.ts'
import type { UpcomingEvent } from '../../contract/events.ts'
import type { JsonObject } from '../../engine/json/json.ts'

const eventText = answerTexts<'forms/event'>()

/** The event of valid answers of `forms/event`, with the picture that it has. */
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
  base64Logo,
  eventProviders: linesOf(eventText(answers, 'providers')).map((name) => ({ name })),
  documents: linesOf(eventText(answers, 'documents')).map((path) => ({ name: path.split('/').at(-1) ?? path, path })),
})

const linesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
