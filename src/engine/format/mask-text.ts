/**
 * A text of which only so much is shown that people who know it recognise it: of an e-mail address the first letter and
 * the domain (`a•••@example.org`), of anything else its last characters, at most three and at most a third of them
 * (`•••• 678`). Spaces do not count. Nothing is shown of what is too short, and an empty text stays empty. A text that
 * is masked already shows no more than it did.
 */
export function maskText(text: string): string {
  const characters = Array.from(text.replaceAll(/\s/gu, ''))
  if (characters.length === 0) return ''
  const address = /^([^@]+)(@[^@]+\.[^@.]+)$/u.exec(characters.join(''))
  if (address) return `${firstLetter(address[1] ?? '')}${hiddenPart}${address[2] ?? ''}`
  const known = characters.slice(characters.lastIndexOf('•') + 1)
  const isMasked = known.length < characters.length
  const count = Math.min(mostShown, isMasked ? known.length : Math.floor(characters.length / mostShown))
  return count === 0 ? hidden : `${hidden} ${known.slice(-count).join('')}`
}

/** How a masked text begins and ends; undefined for one that is not masked. What is between is not known. */
export function partsOfMasked(text: string): { readonly begins: string; readonly ends: string } | undefined {
  const parts = /^([^•]*)•+ ?([^•]*)$/u.exec(text)
  return parts ? { begins: parts[1] ?? '', ends: parts[2] ?? '' } : undefined
}

const mostShown = 3

const hidden = '••••'
const hiddenPart = '•••'

/** Of a single letter it would be the whole. */
function firstLetter(name: string): string {
  const [first = '', second] = Array.from(name)
  return second === undefined || first === '•' ? '' : first
}
