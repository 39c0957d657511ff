/** The items that each one names in its `after`; undefined for an item without one. */
export type Positions = ReadonlyMap<string, string | null | undefined>

/** The ids in the order in which they are shown, by group; without groups, one list. */
export type Arrangement = readonly (readonly string[])[]

/** How items with positions are shown. */
export interface Arranging {
  /** The positions that they have now. */
  readonly now: Positions
  /** Those in the layers below; of items that the edited layer added, their own. */
  readonly below: Positions
  readonly arrange: (positions: Positions) => Arrangement
  /** What puts an item first, by group. */
  readonly fronts: readonly (string | null)[]
}

/**
 * Positions that arrange items as wanted: those that they have now with as few as possible that differ, and none that
 * differs from the layers below for nothing. Undefined when no positions do.
 * @param moved the item that moves, if one does
 */
export function positionsFor(wanted: Arrangement, arranging: Arranging, moved?: string): Positions | undefined {
  const leaders = leadersIn(wanted, arranging.fronts)
  const leader = moved === undefined ? undefined : leaders.get(moved)
  const begun = moved === undefined || leader === undefined ? arranging.now : withPosition(arranging.now, moved, leader)
  const found = [begun, arranging.below].map((start) => completed(wanted, start, arranging.arrange, leaders))
  const [positions] = found.filter((one) => one !== undefined)
  return positions && withoutNeedless(wanted, positions, arranging)
}

/** What stands before each item: another one, or what puts it first in its group. */
type Leaders = ReadonlyMap<string, string | null | undefined>

const leadersIn = (wanted: Arrangement, fronts: Arranging['fronts']): Leaders =>
  new Map(wanted.flatMap((group, g) => group.map((id, i) => [id, i === 0 ? fronts[g] : group[i - 1]] as const)))

/** Positions with more items behind their leaders, until all stand as wanted. */
function completed(
  wanted: Arrangement,
  start: Positions,
  arrange: Arranging['arrange'],
  leaders: Leaders,
): Positions | undefined {
  let positions = start
  // Each round gives one item the leader that it keeps.
  for (let round = 0; round <= leaders.size * 2; round += 1) {
    const wrong = wrongIn(wanted, positions, arrange)
    if (wrong.length === 0) return positions
    const next = nextPosition(wrong, leaders, positions)
    if (next === undefined) return undefined
    positions = withPosition(positions, ...next)
  }
  return undefined
}

/** Positions in which an item differs from the layers below only if it would stand elsewhere otherwise. */
function withoutNeedless(wanted: Arrangement, positions: Positions, { below, arrange }: Arranging): Positions {
  let needed = positions
  for (const [id, after] of positions) {
    if (after === below.get(id)) continue
    const tried = withPosition(needed, id, below.get(id))
    if (wrongIn(wanted, tried, arrange).length === 0) needed = tried
  }
  return needed
}

const withPosition = (positions: Positions, id: string, after: string | null | undefined): Positions =>
  new Map([...positions, [id, after]])

/**
 * The first items that do not stand as wanted: the one that should be in a place, and the one that is. Where all do,
 * those that lead back to themselves: they are shown somewhere, but no declaration may say so.
 */
function wrongIn(wanted: Arrangement, positions: Positions, arrange: Arranging['arrange']): readonly string[] {
  const shown = arrange(positions)
  for (const [g, group] of wanted.entries()) {
    const other = shown[g] ?? []
    const length = Math.max(group.length, other.length)
    for (let i = 0; i < length; i += 1) {
      if (group[i] !== other[i]) return [group[i], other[i]].filter((id) => id !== undefined)
    }
  }
  return [...positions.keys()].filter((id) => leadsBack(id, positions))
}

function leadsBack(id: string, positions: Positions): boolean {
  const seen = new Set<string>()
  let after = positions.get(id)
  while (typeof after === 'string' && after !== id && !seen.has(after)) {
    seen.add(after)
    after = positions.get(after)
  }
  return after === id
}

/** Lets the first of the items that does not yet follow its leader do so. */
function nextPosition(
  ids: readonly string[],
  leaders: Leaders,
  positions: Positions,
): readonly [string, string | null] | undefined {
  for (const id of ids) {
    const leader = leaders.get(id)
    if (leader !== undefined && positions.get(id) !== leader) return [id, leader]
  }
  return undefined
}

/** An arrangement with one item taken from its place and put beside another; undefined when there is no other one. */
export function movedBeside(arrangement: Arrangement, id: string, target: Beside): Arrangement | undefined {
  const other = 'after' in target ? target.after : target.before
  if (other === id) return arrangement
  if (!arrangement.some((group) => group.includes(other))) return undefined
  return arrangement.map((group) =>
    group
      .filter((one) => one !== id)
      .flatMap((one) => (one === other ? ('after' in target ? [one, id] : [id, one]) : [one])),
  )
}

/** The sentence for a place to which nothing can move. */
export const notThere = 'It cannot be moved there.'

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
