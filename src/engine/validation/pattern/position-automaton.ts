import type { CharacterSet } from './character-set.ts'
import { everything } from './character-set.ts'
import { PatternError } from './pattern-tree.ts'
import type { PatternNode } from './pattern-tree.ts'

/** Glushkov's automaton of a pattern: one state for each place in it that reads a character. */
export interface PositionAutomaton {
  /** The characters that each position reads. */
  readonly sets: readonly CharacterSet[]
  /** The positions that may follow each position. */
  readonly follow: readonly ReadonlySet<number>[]
  /** Steps that can be taken in more than one way, as `[from, to]`: a backtracking matcher tries each of them. */
  readonly doubled: readonly (readonly [number, number])[]
  /** Positions after which the match is complete, whatever follows: the matcher never backtracks to them. */
  readonly settled: ReadonlySet<number>
}

/** The first and last positions of a part of the pattern, and whether it can match nothing. */
interface Fragment {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly isNullable: boolean
}

const mostPositions = 400
/** Longer counted repetitions are treated as unlimited, because their cost grows in the same way. */
const longestExpanded = 20
const longestExpandedGroup = 4

/**
 * Builds the automaton. A pattern without a start anchor is tried from every place in the text; a leading position that
 * reads anything represents this.
 * @throws PatternError when the pattern is too large to analyse.
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

  /** The parts in sequence. A look-around reads the same text as the part after it, so it is an additional path. */
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
    // There are many ways to choose which of the required copies are empty.
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

/** Whether every path through the pattern starts at the start of the text. */
function isBoundToStart(node: PatternNode): boolean {
  if (node.kind === 'choice') return node.options.every(isBoundToStart)
  if (node.kind !== 'sequence') return node.kind === 'start'
  const [first] = node.parts
  return first !== undefined && isBoundToStart(first)
}

/** Whether some path through the pattern can still fail after its last character, because the text continues. */
function asksForEnd(node: PatternNode): boolean {
  if (node.kind === 'choice') return node.options.some(asksForEnd)
  if (node.kind === 'sequence') return node.parts.some(asksForEnd)
  return node.kind === 'end' || node.kind === 'look' || (node.kind === 'repeat' && asksForEnd(node.body))
}
