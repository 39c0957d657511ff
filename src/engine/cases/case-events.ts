/** What of a case type brings events about. */
export interface EventSources {
  readonly timers: readonly { readonly id: string; readonly steps: readonly { readonly id: string }[] }[]
  readonly relations: readonly { readonly id: string }[]
  readonly hasPool: boolean
}

/** The events that a case of a type may have, and on which the system may take a transition. */
export function caseEvents({ timers, relations, hasPool }: EventSources): readonly string[] {
  return [
    'entered',
    'settled',
    'review',
    'profile-created',
    ...(hasPool ? ['place'] : []),
    ...timers.flatMap(({ id, steps }) => steps.map((step) => `timer.${id}.${step.id}`)),
    ...relations.map(({ id }) => `related.${id}`),
  ]
}
