/**
 * A field's id for its label, which is never shown: the words of the label written together, in letters and figures
 * alone, and a number where others have that name.
 */
export function newName(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const name = /^[A-Za-z]/.test(joined) ? joined : `Field${joined}`
  const known = new Set(taken)
  for (let i = 2; known.has(name); i += 1) if (!known.has(`${name}${i}`)) return `${name}${i}`
  return name
}
