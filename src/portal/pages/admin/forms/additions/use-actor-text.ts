import { useCallback } from 'react'
import type { DiagramEdge } from '../../../../../engine/cases/diagram/case-diagram.ts'
import { readableName } from '../../../../../engine/editing/parts/readable-name.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'

/** What those are called who may take transitions. */
interface ActorTexts {
  /** By the name that declarations have for them, such as `owner`, or the id of a role. */
  readonly actorText: (actor: string) => string
  /** All who take a transition; of what the portal does by itself, when. */
  readonly actorsText: (edge: Pick<DiagramEdge, 'by' | 'on'>) => string
  /** When the portal takes a transition on an event, with what it is about. */
  readonly eventText: (event: string) => string
}

const eventKinds = ['entered', 'settled', 'review', 'profile-created', 'place', 'related'] as const

/** What kind of event it is, such as `related.event`; any other is a timer's. */
const eventKind = (event: string): (typeof eventKinds)[number] | 'timer' =>
  eventKinds.find((kind) => kind === event.split('.')[0]) ?? 'timer'

const ownNames = ['owner', 'assignee', 'system'] as const

export function useActorText(): ActorTexts {
  const text = useText()
  const { roles } = useEdited().form
  const actorText = useCallback(
    (actor: string): string => {
      const own = ownNames.find((name) => name === actor)
      if (own !== undefined) return text(`portal.process.${own}`)
      return roles?.find(({ id }) => id === actor)?.title ?? readableName(actor)
    },
    [roles, text],
  )
  const actorsText = useCallback(
    ({ by, on }: Pick<DiagramEdge, 'by' | 'on'>): string =>
      by
        .map((actor) => {
          if (actor !== 'system' || on.length === 0) return actorText(actor)
          const events = new Set(on.map((event) => text(`portal.process.on.${eventKind(event)}`)))
          return text('portal.process.system-on', { events: [...events].join(', ') })
        })
        .join(', '),
    [actorText, text],
  )
  const eventText = useCallback(
    (event: string): string => {
      const when = text(`portal.process.on.${eventKind(event)}`)
      const about = event.split('.').slice(1).map(readableName)
      return about.length === 0 ? when : text('portal.process.on-named', { when, about: about.join(', ') })
    },
    [text],
  )
  return { actorText, actorsText, eventText }
}
