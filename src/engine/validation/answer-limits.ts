import { forbiddenKeys, isJsonArray } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { ValidationError } from './compiled-form.ts'

/** The maximum size of answers before any processing. */
export interface AnswerLimits {
  readonly depth: number
  readonly listLength: number
  /** All values, including lists and objects. */
  readonly values: number
  /** UTF-16 units of one text. */
  readonly textLength: number
  /** The same for base64 content in a file answer, or in a data URL. */
  readonly contentLength: number
}

/** Large enough for every real form; a file of 10,000,000 bytes fits as base64. */
export const answerLimits: AnswerLimits = {
  depth: 32,
  listLength: 10_000,
  values: 100_000,
  textLength: 100_000,
  contentLength: 14_000_000,
}

interface Place {
  readonly value: JsonValue
  readonly key: string
  readonly around: Place | undefined
  readonly depth: number
}

/**
 * The first limit that the answers exceed; undefined when they are within all. Hostile answers cannot exhaust the stack
 * or the time: the walk stops at the first excess.
 */
export function exceededLimit(answers: JsonValue, limits: AnswerLimits = answerLimits): ValidationError | undefined {
  const waiting: Place[] = [{ value: answers, key: '', around: undefined, depth: 0 }]
  let count = 0
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    count += 1
    const excess = count > limits.values ? exceeded(place, 'values', limits.values) : excessOf(place, limits)
    if (excess !== undefined) return excess
    pushMembers(place, waiting)
  }
  return undefined
}

function pushMembers(place: Place, waiting: Place[]): void {
  const { value, depth } = place
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) waiting.push({ value: member, key, around: place, depth: depth + 1 })
  }
}

function excessOf(place: Place, limits: AnswerLimits): ValidationError | undefined {
  const { value, key, depth } = place
  if (forbiddenKeys.has(key)) return exceeded(place.around ?? place, 'key', key)
  if (!canBeKept(key)) return exceeded(place.around ?? place, 'characters', '')
  if (typeof value === 'string') {
    const isContent = key === 'content' || value.startsWith('data:')
    const limit = isContent ? limits.contentLength : limits.textLength
    if (value.length > limit) return exceeded(place, 'textLength', limit)
    return canBeKept(value) ? undefined : exceeded(place, 'characters', '')
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > limits.depth) return exceeded(place, 'depth', limits.depth)
  const length = isJsonArray(value) ? value.length : 0
  return length > limits.listLength ? exceeded(place, 'listLength', limits.listLength) : undefined
}

/** Databases cannot store the character U+0000, and no encoding can write half of a surrogate pair. */
const canBeKept = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

function exceeded(place: Place, variant: string, limit: number | string): ValidationError {
  return { instancePath: pointerOf(place), schemaPath: '', keyword: 'limit', params: { variant, limit } }
}

function pointerOf(place: Place): string {
  const keys: string[] = []
  for (let at = place; at.around !== undefined; at = at.around) keys.unshift(at.key)
  return formatPointer(keys)
}
