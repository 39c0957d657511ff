import { distance } from 'fastest-levenshtein'

/** Up to this length, all valid names are listed even when there is a nearest one. */
const shortList = 12
/** Longer lists do not help. */
const longList = 60

/**
 * How to fix an unknown name: suggests the nearest valid name, and lists all of them when there are few or none is
 * near. Spread the result into an issue.
 */
export function mendName(name: string, valid: Iterable<string>): { readonly mend?: string } {
  const names = [...new Set(valid)].filter((other) => other !== name)
  const nearest = nearestName(name, names)
  const [fewest, most] = nearest === undefined ? [1, longList] : [2, shortList]
  const listed = names.length >= fewest && names.length <= most
  const sentences = [
    ...(nearest === undefined ? [] : [`Did you mean "${nearest}"?`]),
    ...(listed ? [`There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}.`] : []),
  ]
  return sentences.length === 0 ? {} : { mend: sentences.join(' ') }
}

/** The name that needs the fewest letter changes; undefined when even the nearest is too different. */
export function nearestName(name: string, valid: readonly string[]): string | undefined {
  const wanted = name.toLowerCase()
  const [nearest] = valid
    .map((other) => ({ other, changes: distance(wanted, other.toLowerCase()) }))
    .filter(({ other, changes }) => changes <= mostChanges(wanted, other.toLowerCase()))
    .toSorted((left, right) => left.changes - right.changes)
  return nearest?.other
}

/** The maximum number of changes: two in five letters, or any number for the same letters in another order. */
function mostChanges(name: string, other: string): number {
  const few = Math.round(Math.min(name.length, other.length) * 0.4)
  return letters(name) === letters(other) ? Math.max(few, 2) : few
}

const letters = (word: string): string => word.split('').toSorted().join('')
