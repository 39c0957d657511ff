import type { UpcomingEvent } from '../../../contract/events.ts'
import { shiftDate } from '../../../engine/cases/values/shift-date.ts'
import { sampleEmblem } from './sample-files.ts'

/** An event, and when it is: how long before or after today it begins, and how many days it takes. */
interface SampleEvent {
  readonly no: string
  readonly description: string
  readonly type: UpcomingEvent['eventType']
  readonly begins: string
  readonly days?: number
  readonly times?: readonly [start: string, end: string]
  readonly location: string
  readonly points: number
  readonly providers: readonly string[]
  readonly isWebinar?: true
  readonly documents?: readonly string[]
  /** Of its picture, `#rrggbb`. */
  readonly color?: string
}

const centre = 'Example Training Centre'
const academy = 'Sample Academy'
const day = ['08:30', '17:00'] as const

/** These events and who holds them do not exist. */
const events: readonly SampleEvent[] = [
  {
    no: 'EV-0101',
    description: 'Annual convention: building for a changing climate',
    type: 'CONFERENCE',
    begins: '-P4M',
    days: 3,
    times: day,
    location: 'Mombasa',
    points: 12,
    providers: [centre],
    documents: ['convention/proceedings.pdf'],
  },
  {
    no: 'EV-0102',
    description: 'Seminar on health and safety at work',
    type: 'SEMINARS',
    begins: '-P2M',
    times: ['09:00', '16:00'],
    location: 'Kisumu',
    points: 6,
    providers: [academy],
  },
  {
    no: 'EV-0103',
    description: 'Professional ethics in an hour',
    type: 'WEBINAR',
    begins: '-P3W',
    times: ['18:00', '19:00'],
    location: '',
    points: 1.5,
    providers: [centre],
    isWebinar: true,
  },
  {
    no: 'EV-0104',
    description: 'Writing technical reports that are read',
    type: 'WEBINAR',
    begins: 'P3D',
    times: ['18:00', '19:30'],
    location: '',
    points: 2,
    providers: [academy],
    isWebinar: true,
    documents: ['reports/handout.pdf'],
  },
  {
    no: 'EV-0105',
    description: 'Workshop on contract administration',
    type: 'WORKSHOPS',
    begins: 'P9D',
    days: 2,
    times: day,
    location: 'Nairobi',
    points: 8,
    providers: [centre, academy],
    documents: ['contracts/programme.pdf', 'contracts/exercises.docx'],
  },
  {
    no: 'EV-0106',
    description: 'Project management in practice',
    type: 'COURSES',
    begins: 'P16D',
    days: 5,
    times: ['08:00', '16:30'],
    location: 'Naivasha',
    points: 20,
    providers: [academy],
    color: '#2e7d32',
  },
  {
    no: 'EV-0107',
    description: 'Seminar on sustainable water supply',
    type: 'SEMINARS',
    begins: 'P24D',
    times: ['09:00', '16:00'],
    location: 'Eldoret',
    points: 6,
    providers: [centre],
    documents: ['water/map-of-the-venue.png'],
  },
  {
    no: 'EV-0108',
    description: 'In-house training: inspecting works on site',
    type: 'INHOUSES',
    begins: 'P31D',
    days: 2,
    times: day,
    location: 'Thika',
    points: 7.5,
    providers: ['Sample Works Limited'],
  },
  {
    no: 'EV-0109',
    description: 'Annual dinner and awards',
    type: 'SPECIALS',
    begins: 'P45D',
    times: ['18:30', '22:00'],
    location: 'Nairobi',
    points: 0,
    providers: [],
    color: '#c2185b',
  },
  {
    no: 'EV-0110',
    description: 'Mentoring graduates: a seminar that one may also attend by the internet',
    type: 'SEMINARS',
    begins: 'P2M',
    times: ['14:00', '17:00'],
    location: 'Nakuru',
    points: 3,
    providers: [academy],
    isWebinar: true,
  },
  {
    no: 'EV-0111',
    description: 'Annual convention: the next thirty years',
    type: 'CONFERENCE',
    begins: 'P4M',
    days: 3,
    times: day,
    location: 'Mombasa',
    points: 12,
    providers: [centre, academy],
    color: '#1565c0',
    documents: ['convention/call-for-papers.pdf'],
  },
  {
    no: 'EV-0112',
    description: 'Open days at the laboratories',
    type: 'SPECIALS',
    begins: 'P5M',
    days: 2,
    location: 'Juja',
    points: 4,
    providers: [academy],
  },
]

/** The sample events as they are on a date. */
export const sampleEvents = (today: string): readonly UpcomingEvent[] =>
  events.map(({ no, description, type, begins, days = 1, times = ['', ''], color, ...event }) => {
    const startDate = shiftDate(today, begins)
    return {
      no,
      description,
      startDate,
      endDate: shiftDate(startDate, `P${days - 1}D`),
      startTime: times[0],
      endTime: times[1],
      location: event.location,
      eventType: type,
      isWebinar: event.isWebinar ?? false,
      cpdHours: event.points,
      base64Logo: color === undefined ? '' : sampleEmblem(color).toString('base64'),
      eventProviders: event.providers.map((name) => ({ name })),
      documents: (event.documents ?? []).map((path) => ({ name: path.split('/').at(-1) ?? path, path })),
    }
  })
