import type { CharacterSet } from './character-set.ts'
import { everything } from './character-set.ts'
import { PatternError } from './pattern-tree.ts'
import type { PatternNode } from './pattern-tree.ts'

/** Glushkov's automaton of a pattern: one state for each place in it where a character is read. */
export interface PositionAutomaton {
  /** What each position reads. */
  readonly sets: readonly CharacterSet[]
  /** The positions that may come next. */
  readonly follow: readonly ReadonlySet<number>[]
  /** Steps that can be taken in more than one way, as `[from, to]`: a backtracking matcher tries each of them. */
  readonly doubled: readonly (readonly [number, number])[]
  /** Positions after which the match is complete whatever follows: no failure makes the matcher come back. */
  readonly settled: ReadonlySet<number>
}

/** Where a piece of the pattern begins and ends, and whether it can match nothing. */
interface Fragment {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly isNullable: boolean
}

const mostPositions = 400
/** Longer counted repetitions are taken as endless: their cost grows all the same. */
const longestExpanded = 20
const longestExpandedGroup = 4

/**
 * Builds the automaton. A pattern that is not bound to the start of the text is tried from every place in it, which
 * stands here as a leading position that reads anything.
 * @throws PatternError when the pattern is too large to be judged.
 */
export function positionAutomaton(tree: PatternNode): PositionAutomaton {
  const sets: CharacterSet[] = []
  const follow: Set<number>[] = []
  const doubled: [number, number][] = []
  const nothing: Fragment = { first: [], last: [], isNullable: true }

  function position(set: CharacterSet): Fragment {
    if (sets.length >= mostPositions) throw new PatternError('is too long to be judged')
    const index = sets.push(set) - 1
    follow.push(new Set())
    return { first: [index], last: [index], isNullable: false }
  }

  function link(from: readonly number[], to: readonly number[]): void {
    for (const source of from) {
      for (const target of to) {
        if (follow[source]?.has(target) === true) doubled.push([source, target])
        follow[source]?.add(target)
      }
    }
  }

  function join(left: Fragment, right: Fragment): Fragment {
    link(left.last, right.first)
    return {
      first: left.isNullable ? [...left.first, ...right.first] : left.first,
      last: right.isNullable ? [...left.last, ...right.last] : right.last,
      isNullable: left.isNullable && right.isNullable,
    }
  }

  function either(left: Fragment, right: Fragment): Fragment {
    return {
      first: [...left.first, ...right.first],
      last: [...left.last, ...right.last],
      isNullable: left.isNullable || right.isNullable,
    }
  }

  /** The parts in a row. What a look-around reads it reads beside what follows it, so it is one more way on. */
  function sequence(parts: readonly PatternNode[]): Fragment {
    let before = nothing
    for (const part of parts) {
      if (part.kind === 'look') link(before.last, fragment(part.body).first)
      else before = join(before, fragment(part))
    }
    return before
  }

  function repeat({ body, least, most }: PatternNode & { kind: 'repeat' }): Fragment {
    const isAtom = body.kind === 'characters'
    if (most <= (isAtom ? longestExpanded : longestExpandedGroup)) return copies(body, least, most)
    const once = fragment(body)
    link(once.last, once.first)
    // Which of the copies that there have to be are empty can be chosen in many ways.
    if (once.isNullable && least > longestExpandedGroup) link(once.last, once.first)
    return { ...once, isNullable: once.isNullable || least === 0 }
  }

  /** `x{2,4}` as `xx(x(x)?)?`. */
  function copies(body: PatternNode, least: number, most: number): Fragment {
    if (most === 0) return nothing
    const head = fragment(body)
    const tail = copies(body, Math.max(0, least - 1), most - 1)
    return { ...join(head, tail), isNullable: least === 0 || (head.isNullable && tail.isNullable) }
  }

  function fragment(node: PatternNode): Fragment {
    if (node.kind === 'characters') return position(node.set)
    if (node.kind === 'sequence') return sequence(node.parts)
    if (node.kind === 'look') return sequence([node])
    if (node.kind === 'repeat') return repeat(node)
    if (node.kind === 'choice') return node.options.map(fragment).reduce(either)
    return nothing
  }

  const leading = isBoundToStart(tree) ? nothing : fragment(anything)
  const whole = join(leading, fragment(tree))
  return { sets, follow, doubled, settled: new Set(asksForEnd(tree) ? [] : whole.last) }
}

const anything: PatternNode = {
  kind: 'repeat',
  body: { kind: 'characters', set: everything },
  least: 0,
  most: Infinity,
}

/** Whether every way through the pattern begins at the start of the text. */
function isBoundToStart(node: PatternNode): boolean {
  if (node.kind === 'choice') return node.options.every(isBoundToStart)
  if (node.kind !== 'sequence') return node.kind === 'start'
  const [first] = node.parts
  return first !== undefined && isBoundToStart(first)
}

/** Whether some way through the pattern can still fail after its last character, because the text goes on. */
function asksForEnd(node: PatternNode): boolean {
  if (node.kind === 'choice') return node.options.some(asksForEnd)
  if (node.kind === 'sequence') return node.parts.some(asksForEnd)
  return node.kind === 'end' || node.kind === 'look' || (node.kind === 'repeat' && asksForEnd(node.body))
}
