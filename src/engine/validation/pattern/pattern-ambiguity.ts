import { intersection } from './character-set.ts'
import type { PositionAutomaton } from './position-automaton.ts'
import { PatternError } from './pattern-tree.ts'

const mostSteps = 2_000_000

/**
 * The reason why a backtracking matcher may take exponential or quadratic time on a text that fails; undefined when it
 * cannot. Exponential: a loop can match the same text in two ways. Quadratic: two consecutive loops can divide the same
 * text between them in many ways (Weber and Seidl, 1991).
 * @throws PatternError when the analysis takes too long.
 */
export function ambiguityOf(automaton: PositionAutomaton): string | undefined {
  const search = new AmbiguitySearch(automaton)
  if (search.isExponential()) return 'repeats something that can be read in several ways'
  return search.isQuadratic() ? 'has two repetitions that can share the same characters out between them' : undefined
}

class AmbiguitySearch {
  readonly #automaton: PositionAutomaton
  readonly #reach: readonly ReadonlySet<number>[]
  readonly #shared = new Map<number, boolean>()
  #steps = 0

  constructor(automaton: PositionAutomaton) {
    this.#automaton = automaton
    this.#reach = automaton.sets.map((_, position) => this.#reachable(position))
  }

  isExponential(): boolean {
    const { sets, doubled, settled } = this.#automaton
    const isDoubled = doubled.some(([from, to]) => this.#reaches(to, from) && !settled.has(to))
    return isDoubled || sets.some((_, position) => this.#isLoop(position) && this.#branchesAndReturns(position))
  }

  isQuadratic(): boolean {
    const loops = this.#automaton.sets.flatMap((_, position) => (this.#isLoop(position) ? [position] : []))
    return loops.some((first) => loops.some((second) => this.#canShare(first, second)))
  }

  #isLoop(position: number): boolean {
    return this.#reaches(position, position)
  }

  #reaches(from: number, to: number): boolean {
    return this.#reach[from]?.has(to) ?? false
  }

  /** The positions reachable in one or more steps. */
  #reachable(position: number): ReadonlySet<number> {
    const found = new Set<number>()
    const waiting = [...this.#follow(position)]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...this.#follow(next))
    }
    return found
  }

  #follow(position: number): readonly number[] {
    const { follow, settled } = this.#automaton
    return settled.has(position) ? [] : [...(follow[position] ?? [])]
  }

  /** Whether one text leads from the position back to itself in two different ways. */
  #branchesAndReturns(position: number): boolean {
    const isOnLoop = (other: number) => this.#reaches(other, position)
    const next = ([left = 0, right = 0]: readonly number[]) =>
      this.#pairs(this.#follow(left).filter(isOnLoop), this.#follow(right).filter(isOnLoop))
    const from = this.#explore([[position, position]], next)
    return [...from.values()].some(
      ([left, right]) =>
        left !== right && this.#explore(next([left ?? 0, right ?? 0]), next).has(`${position},${position}`),
    )
  }

  /**
   * Whether one text leads from the first loop to itself, from the first to the second, and from the second to itself.
   */
  #canShare(first: number, second: number): boolean {
    if (first === second || !this.#reaches(first, second)) return false
    const next = ([stay = 0, cross = 0, end = 0]: readonly number[]) => {
      const stays = this.#follow(stay).filter((position) => this.#reaches(position, first) || position === first)
      const crosses = this.#follow(cross).filter((position) => position === second || this.#reaches(position, second))
      const ends = this.#follow(end).filter((position) => this.#reaches(position, second) || position === second)
      return this.#triples(stays, crosses, ends)
    }
    return this.#explore(next([first, first, second]), next).has(`${first},${second},${second}`)
  }

  #pairs(lefts: readonly number[], rights: readonly number[]): readonly (readonly number[])[] {
    return lefts.flatMap((left) => rights.filter((right) => this.#share([left, right])).map((right) => [left, right]))
  }

  #triples(
    firsts: readonly number[],
    seconds: readonly number[],
    thirds: readonly number[],
  ): readonly (readonly number[])[] {
    return this.#pairs(firsts, seconds).flatMap((pair) =>
      thirds.filter((third) => this.#share([...pair, third])).map((third) => [...pair, third]),
    )
  }

  /** Whether all of these positions can read the same character. */
  #share(positions: readonly number[]): boolean {
    const key = positions.reduce((sum, position) => sum * 512 + position, 0) * 4 + positions.length
    const known = this.#shared.get(key)
    if (known !== undefined) return known
    const isShared = intersection(positions.map((position) => this.#automaton.sets[position] ?? [])).length > 0
    this.#shared.set(key, isShared)
    return isShared
  }

  #explore(
    starts: readonly (readonly number[])[],
    next: (state: readonly number[]) => readonly (readonly number[])[],
  ): ReadonlyMap<string, readonly number[]> {
    const found = new Map<string, readonly number[]>()
    const waiting = [...starts]
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      this.#steps += 1
      if (this.#steps > mostSteps) throw new PatternError('is too intricate to be judged')
      const key = state.join(',')
      if (found.has(key)) continue
      found.set(key, state)
      waiting.push(...next(state))
    }
    return found
  }
}
