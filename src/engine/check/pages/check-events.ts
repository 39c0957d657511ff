import type { EventsPageDefinition } from '../../document/events-page.ts'
import type { Finding } from '../subject/finding.ts'

/** Every kind of event is shown once, in a colour of its own; columns show what they declare of a booking. */
export function checkEvents({ types, columns }: EventsPageDefinition): readonly Finding[] {
  return [
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
