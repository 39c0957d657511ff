/**
 * A number of which only the first and the last three characters are shown, enough for its owner to recognise it
 * (`123••••678`). Nothing is shown of one so short that hardly anything would be hidden; an empty text stays empty.
 */
export function maskMiddle(text: string): string {
  const characters = Array.from(text.replaceAll(/\s/gu, ''))
  if (characters.length === 0) return ''
  if (characters.length < leastMasked) return hidden
  return [...characters.slice(0, shown), hidden, ...characters.slice(-shown)].join('')
}

const shown = 3

/** At least two characters are hidden. */
const leastMasked = 2 * shown + 2

const hidden = '••••'
