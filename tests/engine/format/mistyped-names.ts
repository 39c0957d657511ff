/** A name as somebody typed it, and the words that were meant. */
export interface MistypedName {
  readonly typed: string
  readonly meant: readonly string[]
}

/** Typing errors at a place of a word. */
const errors: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, at) + neighbour(word[at] ?? 'A') + word.slice(at + 1),
  (word) => word.replace('R', 'L').replace('CH', 'C'),
]

const rows = 'QWERTYUIOPASDFGHJKLZXCVBNMQ'
const neighbour = (letter: string): string => rows[rows.indexOf(letter) + 1] ?? 'Q'

/** Every name with one typing error in the first or the last word, the same in every run. */
export function makeMistypedNames(names: readonly (readonly [first: string, last: string])[]): readonly MistypedName[] {
  return names.flatMap((meant, i): readonly MistypedName[] => {
    const place = i % 2
    const word = meant[place] ?? ''
    const at = 1 + ((i * 7) % Math.max(1, word.length - 2))
    const typed = errors[i % errors.length]?.(word, at) ?? word
    if (typed === word) return []
    const words = meant.map((one, j) => (j === place ? typed : one))
    // Every third is searched for by the mistyped word alone.
    return i % 3 === 0 ? [{ typed, meant: [word] }] : [{ typed: words.join(' '), meant }]
  })
}
