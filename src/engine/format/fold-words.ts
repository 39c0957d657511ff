/** The longest word that is kept, and how many words of one text. */
const longest = 40
const most = 24

/** Letters that are no letter with an accent, and how they are typed without. */
const letters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
])

/**
 * The words of a text as they are compared: lower case, without accents and apostrophes (`Ng’ang’a` → `nganga`).
 * Each occurs once.
 */
export function foldWords(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ`]/gu, '')
    .replaceAll(/[ßæœøđðłþı]/gu, (letter) => letters.get(letter) ?? letter)
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return [...new Set(words.map((word) => Array.from(word).slice(0, longest).join('')))].slice(0, most)
}

/** From so many digits on, the end of a number is searched for by itself. */
const shortestEnd = 3

/**
 * The words by which a number is found: its parts, its runs of digits and their ends, and all of it without separators
 * (`ABC/0417` → `abc`, `0417`, `417`, `abc0417`).
 */
export function foldNumber(number: string): readonly string[] {
  const parts = foldWords(number)
  const runs = parts.flatMap((part) => part.match(/\d+/g) ?? [])
  const ends = runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - shortestEnd + 1) }, (_, from) => run.slice(from)),
  )
  return [...new Set([...parts, ...runs, ...ends, parts.join('').slice(0, longest)])].slice(0, most)
}
