import { distance } from 'fastest-levenshtein'

/** A list of so many names is shown even beside the nearest of them. */
const shortList = 12
/** A longer list helps nobody. */
const longList = 60

/**
 * How to mend a name that there is not: the nearest name that there is, and all of them where they are few or none is near.
 * To be spread into an issue.
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

/** The name that takes the fewest changes of letters; undefined when the nearest is another word. */
export function nearestName(name: string, valid: readonly string[]): string | undefined {
  const wanted = name.toLowerCase()
  const [nearest] = valid
    .map((other) => ({ other, changes: distance(wanted, other.toLowerCase()) }))
    .filter(({ other, changes }) => changes <= mostChanges(wanted, other.toLowerCase()))
    .toSorted((left, right) => left.changes - right.changes)
  return nearest?.other
}

/** Two in five letters, and any of them in another order. */
function mostChanges(name: string, other: string): number {
  const few = Math.round(Math.min(name.length, other.length) * 0.4)
  return letters(name) === letters(other) ? Math.max(few, 2) : few
}

const letters = (word: string): string => word.split('').toSorted().join('')
