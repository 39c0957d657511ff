/** A set of code points as ordered, disjoint, inclusive ranges. */
export type CharacterSet = readonly (readonly [from: number, to: number])[]

const last = 0x10ffff

export const everything: CharacterSet = [[0, last]]
const digits: CharacterSet = [[48, 57]]
const wordCharacters: CharacterSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
const spaces: CharacterSet = [
  [9, 13],
  [32, 32],
  [160, 160],
  [5760, 5760],
  [8192, 8202],
  [8232, 8233],
  [8239, 8239],
  [8287, 8287],
  [12288, 12288],
  [65279, 65279],
]
const lineEnds: CharacterSet = [
  [10, 10],
  [13, 13],
  [8232, 8233],
]

/** The characters that `.` matches. */
export const dot: CharacterSet = complement(lineEnds)

/** The sets of the escapes `\d \w \s` and their complements. */
export const escapedSets: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digits],
  ['D', complement(digits)],
  ['w', wordCharacters],
  ['W', complement(wordCharacters)],
  ['s', spaces],
  ['S', complement(spaces)],
])

/** The set of one code point. */
export function single(codePoint: number): CharacterSet {
  return [[codePoint, codePoint]]
}

/** All code points in any of the sets. */
export function union(sets: readonly CharacterSet[]): CharacterSet {
  const merged: [number, number][] = []
  for (const [from, to] of sets.flat().toSorted(([left], [right]) => left - right)) {
    const previous = merged.at(-1)
    if (previous !== undefined && from <= previous[1] + 1) previous[1] = Math.max(previous[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** All code points that are not in the set. */
export function complement(set: CharacterSet): CharacterSet {
  const gaps: [number, number][] = []
  let next = 0
  for (const [from, to] of set) {
    if (from > next) gaps.push([next, from - 1])
    next = to + 1
  }
  if (next <= last) gaps.push([next, last])
  return gaps
}

/** The code points in all of the sets. */
export function intersection(sets: readonly CharacterSet[]): CharacterSet {
  return sets.reduce(intersectTwo, everything)
}

function intersectTwo(left: CharacterSet, right: CharacterSet): CharacterSet {
  return left.flatMap(([from, to]) =>
    right.flatMap(([otherFrom, otherTo]) => {
      const start = Math.max(from, otherFrom)
      const end = Math.min(to, otherTo)
      return start <= end ? [[start, end] as const] : []
    }),
  )
}
