import { complement, dot, escapedSets, everything, single, union } from './character-set.ts'
import type { CharacterSet } from './character-set.ts'
import { PatternError } from './pattern-tree.ts'
import type { PatternNode } from './pattern-tree.ts'

const controls: ReadonlyMap<string, number> = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['v', 11],
  ['f', 12],
  ['0', 0],
])

/**
 * Parses an ECMAScript regular expression (Unicode mode) into a tree. It does not check the syntax; `new RegExp` does.
 * @throws PatternError for a back-reference, because its cost cannot be determined.
 */
export function parsePattern(source: string): PatternNode {
  const characters = Array.from(source)
  let at = 0

  const peek = (text: string) => characters.slice(at, at + text.length).join('') === text
  const take = (text: string) => {
    const isThere = peek(text)
    if (isThere) at += text.length
    return isThere
  }
  const takeMatch = (pattern: RegExp) => {
    const match = pattern.exec(characters.slice(at).join(''))?.[0]
    if (match !== undefined) at += Array.from(match).length
    return match
  }
  const next = () => {
    const character = characters[at]
    if (character === undefined) throw new PatternError('ends too early')
    at += 1
    return character
  }

  function choice(): PatternNode {
    const options = [sequence()]
    while (take('|')) options.push(sequence())
    const [only] = options
    return only !== undefined && options.length === 1 ? only : { kind: 'choice', options }
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (at < characters.length && !peek('|') && !peek(')')) parts.push(quantified(atom()))
    return { kind: 'sequence', parts }
  }

  function quantified(body: PatternNode): PatternNode {
    const text = takeMatch(/^(?:[*+?]|\{\d+(?:,\d*)?\})/)
    if (text === undefined) return body
    take('?')
    const [least, most] = boundsOf(text)
    return { kind: 'repeat', body, least, most }
  }

  function atom(): PatternNode {
    if (take('^')) return { kind: 'start' }
    if (take('$')) return { kind: 'end' }
    if (take('.')) return { kind: 'characters', set: dot }
    if (take('[')) return { kind: 'characters', set: characterClass() }
    if (take('(')) return group()
    if (take('\\')) return escaped()
    return { kind: 'characters', set: single(codeOf(next())) }
  }

  function group(): PatternNode {
    const opening = takeMatch(/^\?(?:[:=!]|<[=!]|<[^>]+>)/)
    const body = choice()
    if (!take(')')) throw new PatternError('has a group without end')
    const isLook = opening !== undefined && /[=!]$/.test(opening)
    return isLook ? { kind: 'look', body } : body
  }

  function escaped(): PatternNode {
    if (takeMatch(/^[bB]/) !== undefined) return { kind: 'sequence', parts: [] }
    if (peek('k<') || takeMatch(/^[1-9]/) !== undefined) throw new PatternError('refers back to a group')
    return { kind: 'characters', set: escapedSet() }
  }

  function escapedSet(): CharacterSet {
    if (takeMatch(/^[pP]\{[^}]*\}/) !== undefined) return everything
    const hex = takeMatch(/^(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]+\})/)
    if (hex !== undefined) return single(Number.parseInt(hex.replaceAll(/[xu{}]/g, ''), 16))
    const control = takeMatch(/^c[a-zA-Z]/)
    if (control !== undefined) return single(codeOf(control.slice(1)) % 32)
    const character = next()
    return escapedSets.get(character) ?? single(controls.get(character) ?? codeOf(character))
  }

  function characterClass(): CharacterSet {
    const isNegated = take('^')
    const sets: CharacterSet[] = []
    while (!take(']')) sets.push(classMember())
    const set = union(sets)
    return isNegated ? complement(set) : set
  }

  function classMember(): CharacterSet {
    const from = classAtom()
    if (!peek('-') || characters[at + 1] === ']') return from
    at += 1
    const to = classAtom()
    const [start] = from
    const [end] = to
    return start && end ? [[start[0], Math.max(start[0], end[1])]] : union([from, to, single(codeOf('-'))])
  }

  function classAtom(): CharacterSet {
    if (!take('\\')) return single(codeOf(next()))
    return take('b') ? single(8) : escapedSet()
  }

  const tree = choice()
  if (at < characters.length) throw new PatternError('closes a group that it does not open')
  return tree
}

function boundsOf(quantifier: string): readonly [number, number] {
  if (quantifier === '*') return [0, Infinity]
  if (quantifier === '+') return [1, Infinity]
  if (quantifier === '?') return [0, 1]
  const [least = '0', most] = quantifier.slice(1, -1).split(',')
  if (most === undefined) return [Number(least), Number(least)]
  return [Number(least), most === '' ? Infinity : Number(most)]
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
