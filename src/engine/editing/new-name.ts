/**
 * A field's id for its label, which is never shown: the words of the label written together, in letters and figures
 * alone, and a number where others have that name.
 */
export function newName(label: string, taken: readonly string[]): string {
  const joined = wordsOf(label)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return numbered(/^[A-Za-z]/.test(joined) ? joined : `Field${joined}`, taken, '')
}

/** The id of an item of a list, such as a column, for its title: its words in small letters, with dashes between. */
export function newItemId(title: string, taken: readonly string[]): string {
  const joined = wordsOf(title).join('-').toLowerCase()
  const id = /^[a-z]/.test(joined) ? joined : ['item', joined].filter((part) => part !== '').join('-')
  return numbered(id, taken, '-')
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')

function numbered(name: string, taken: readonly string[], before: string): string {
  const known = new Set(taken)
  for (let i = 2; known.has(name); i += 1) if (!known.has(`${name}${before}${i}`)) return `${name}${before}${i}`
  return name
}
