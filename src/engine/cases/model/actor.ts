/** Who acts: the system, or a person. */
export type Actor = SystemActor | ActingPerson

export interface SystemActor {
  readonly kind: 'system'
}

export interface ActingPerson {
  readonly kind: 'person'
  readonly id: string
  /** Whoever is logged in as that person. */
  readonly through?: string
  /** Ids of roles in `tenant.json`. */
  readonly roles: readonly string[]
}

export const system: SystemActor = { kind: 'system' }

/** The person, and whoever is logged in as that person; nobody for the system. */
export const peopleOf = (actor: Actor): readonly string[] =>
  actor.kind === 'system' ? [] : [actor.id, ...(actor.through === undefined ? [] : [actor.through])]

/** The name of an actor in a case's history. */
export const nameOfActor = (actor: Actor): string => (actor.kind === 'system' ? 'system' : actor.id)
