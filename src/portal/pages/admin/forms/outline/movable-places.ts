import type { Beside } from '../../../../../engine/editing/positions.ts'

/** What moves among others of its kind. */
export interface MovableThing {
  readonly id: string
  readonly label: string
}

/** A place to which something may move. */
export interface MovablePlace {
  readonly beside: Beside
  /** What it will stand beside. */
  readonly other: string
}

/**
 * The places to which one of them may move, in their order: before the first of each group, and after each other one.
 * The place where it stands is none.
 */
export function movablePlaces(groups: readonly (readonly MovableThing[])[], id: string): readonly MovablePlace[] {
  return groups.flatMap((group) => {
    const at = group.findIndex((one) => one.id === id)
    const others = group.filter((one) => one.id !== id)
    const [first] = others
    return [
      ...(first === undefined || at === 0 ? [] : [{ beside: { before: first.id }, other: first.label }]),
      ...others.flatMap((one) =>
        at > 0 && group[at - 1]?.id === one.id ? [] : [{ beside: { after: one.id }, other: one.label }],
      ),
    ]
  })
}
