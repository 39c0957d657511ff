/**
 * A folded word as it sounds: letters that are one sound to many speakers become one (`l` and `r`, `ch` and `c`), and
 * doubled letters single. Words that sound alike are equal.
 */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ch', 'c')
    .replaceAll('l', 'r')
    .replaceAll(/(.)\1+/gu, '$1')

/**
 * The trigrams of a word’s sound, with its beginning and its end marked; each occurs once. Words that differ by a
 * typing error share some of them.
 */
export function gramsOf(word: string): readonly string[] {
  const marked = Array.from(`__${soundOf(word)}_`)
  return [...new Set(marked.slice(2).map((_, from) => marked.slice(from, from + 3).join('')))]
}
