import type { EventsPageDefinition } from '../../document/events-page.ts'
import { isKept } from '../../cases/kept-forms.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { mendDocument } from '../subject/mend-reference.ts'
import type { Finding } from '../subject/finding.ts'

/**
 * Every kind of event is shown once, in a colour of its own; columns show what they declare of a booking; and the case
 * type of bookings is about events.
 */
export function checkEvents(checked: CheckedDocument, page: EventsPageDefinition): readonly Finding[] {
  const { types, columns } = page
  return [
    ...bookedBy(checked, page),
    ...types.flatMap(({ id, type, color }, i) => {
      const before = types.slice(0, i)
      const same = before.find((other) => other.type === type)
      const alike = before.find((other) => other.color === color)
      return [
        ...(same === undefined
          ? []
          : [
              {
                pointer: `/page/types/${i}/type`,
                message: `"${id}" and "${same.id}" show the same kind of event, "${type}".`,
                mend: 'Remove one of the two.',
              },
            ]),
        ...(alike === undefined
          ? []
          : [
              {
                pointer: `/page/types/${i}/color`,
                message: `"${id}" has the same colour as "${alike.id}", ${color}.`,
                mend: 'Give it a colour of its own.',
              },
            ]),
      ]
    }),
    ...columns.flatMap(({ id, field, format = 'text' }, i) => {
      const wanted = field === 'paid' ? 'mark' : 'text'
      const isFit = format === wanted || (format === 'state' && field === 'status')
      if (isFit) return []
      const message = `The column "${id}" shows "${field}" of a booking, which cannot be drawn as "${format}".`
      return [{ pointer: `/page/columns/${i}/format`, message, mend: `Use "${wanted}".` }]
    }),
  ]
}

function bookedBy({ surroundings }: CheckedDocument, { booking }: EventsPageDefinition): readonly Finding[] {
  if (booking === undefined) return []
  const pointer = '/page/booking/case'
  const declared = surroundings.documents.get(booking.case)?.case
  if (declared === undefined) {
    const message = `Events are booked by the case type "${booking.case}", which does not exist.`
    return [{ pointer, message, ...mendDocument({ surroundings }, booking.case) }]
  }
  const isAbout = declared.relations?.some((relation) => isKept(relation) && relation.to === 'forms/event')
  return isAbout ? [] : [{ pointer, message: `The case type "${booking.case}" has no relation to an event.` }]
}
