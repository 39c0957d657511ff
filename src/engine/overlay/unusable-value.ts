import { forbiddenKeys, isJsonArray, isJsonObject } from './json.ts'
import type { JsonValue } from './json.ts'
import type { Location } from './location.ts'

/**
 * How many values may be inside one another. No document comes near it, and an overlay of such a document is still one
 * that a request may have. What walks a value calls itself for each level, and runs out of stack at some thousand.
 */
const deepest = 24

/** What a value has inside that no document and no overlay may have. */
export interface UnusableValue {
  readonly location: Location
  readonly kind: 'forbidden' | 'format'
  /** One sentence. */
  readonly message: string
}

/**
 * The first place in a value, itself at a location, where a key is forbidden or a value is too deep; undefined when
 * there is none. It goes no deeper than a value may be, so that it can be asked about any.
 */
export function findUnusable(value: JsonValue | undefined, at: Location = []): UnusableValue | undefined {
  const found = find(value, at.length)
  return found && { ...found, location: [...at, ...found.location] }
}

function find(value: JsonValue | undefined, depth: number): UnusableValue | undefined {
  if (!isJsonArray(value) && !isJsonObject(value)) return undefined
  if (depth >= deepest) {
    return { location: [], kind: 'format', message: `Values are inside one another more than ${deepest} levels deep.` }
  }
  for (const [key, inner] of isJsonArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof key === 'string' && forbiddenKeys.has(key)) {
      return { location: [key], kind: 'forbidden', message: `The key "${key}" is forbidden.` }
    }
    const found = find(inner, depth + 1)
    if (found !== undefined) return { ...found, location: [key, ...found.location] }
  }
  return undefined
}
