/** The items that each one names in its `after`; undefined for an item without one. */
export type Positions = ReadonlyMap<string, string | null | undefined>

/** The ids in the order in which they are shown, by group; without groups, one list. */
export type Arrangement = readonly (readonly string[])[]

/** How items with positions are shown. */
export interface Arranging {
  /** The positions in the layers below, and those of items that the edited layer added. */
  readonly start: Positions
  readonly arrange: (positions: Positions) => Arrangement
  /** Whether `null` puts an item first; among groups it does not say of which. */
  readonly hasFirst: boolean
}

/**
 * Positions that arrange items as wanted, with as few as possible that differ from the layers below. Undefined when no
 * positions do.
 */
export function positionsFor(wanted: Arrangement, { start, arrange, hasFirst }: Arranging): Positions | undefined {
  const leaders = new Map(wanted.flatMap((group) => group.map((id, i) => [id, group[i - 1]] as const)))
  let positions = start
  // Each round gives one item the leader that it keeps.
  for (let round = 0; round <= leaders.size * 2; round += 1) {
    const found = firstDifference(wanted, arrange(positions))
    if (found === undefined) return positions
    const next = nextPosition(found, leaders, positions, hasFirst)
    if (next === undefined) return undefined
    positions = new Map([...positions, next])
  }
  return undefined
}

interface Difference {
  readonly wanted: string | undefined
  readonly shown: string | undefined
}

function firstDifference(wanted: Arrangement, shown: Arrangement): Difference | undefined {
  for (const [g, group] of wanted.entries()) {
    const other = shown[g] ?? []
    const length = Math.max(group.length, other.length)
    for (let i = 0; i < length; i += 1) if (group[i] !== other[i]) return { wanted: group[i], shown: other[i] }
  }
  return undefined
}

/** Lets the wanted item follow its leader; else the one that is in its place follow its own. */
function nextPosition(
  { wanted, shown }: Difference,
  leaders: ReadonlyMap<string, string | undefined>,
  positions: Positions,
  hasFirst: boolean,
): readonly [string, string | null] | undefined {
  for (const id of [wanted, shown]) {
    const leader = id === undefined ? undefined : (leaders.get(id) ?? (hasFirst && id === wanted ? null : undefined))
    if (id !== undefined && leader !== undefined && positions.get(id) !== leader) return [id, leader]
  }
  return undefined
}

/** An arrangement with one item taken from its place and put beside another. */
export function movedBeside(arrangement: Arrangement, id: string, target: Beside): Arrangement {
  const other = 'after' in target ? target.after : target.before
  return arrangement.map((group) =>
    group
      .filter((one) => one !== id)
      .flatMap((one) => (one === other ? ('after' in target ? [one, id] : [id, one]) : [one])),
  )
}

/** Where an item moves to. */
export type Beside = { readonly after: string } | { readonly before: string }

/** Where an item goes by one step up or down, at the edge of a group into the next one; undefined at the end. */
export function oneStep(arrangement: Arrangement, id: string, step: 'up' | 'down'): Beside | undefined {
  const groups = arrangement.filter((group) => group.length > 0)
  const g = groups.findIndex((group) => group.includes(id))
  const i = groups[g]?.indexOf(id) ?? -1
  if (step === 'up') {
    const [neighbour, last] = [groups[g]?.[i - 1], groups[g - 1]?.at(-1)]
    if (neighbour !== undefined) return { before: neighbour }
    return last === undefined ? undefined : { after: last }
  }
  const [neighbour, first] = [groups[g]?.[i + 1], groups[g + 1]?.[0]]
  if (neighbour !== undefined) return { after: neighbour }
  return first === undefined ? undefined : { before: first }
}
