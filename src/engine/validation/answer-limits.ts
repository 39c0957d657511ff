import { forbiddenKeys, isJsonArray } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
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

/** A value that is visited, and the keys that lead to it. */
interface Visit {
  readonly limits: AnswerLimits
  readonly keys: string[]
  count: number
}

/**
 * The first limit that the answers exceed; undefined when they are within all. Hostile answers cannot exhaust the stack
 * or the time: the walk goes no deeper than the limit, and stops at the first excess.
 */
export function exceededLimit(answers: JsonValue, limits: AnswerLimits = answerLimits): ValidationError | undefined {
  return excessIn(answers, { limits, keys: [], count: 0 })
}

function excessIn(value: JsonValue, visit: Visit): ValidationError | undefined {
  const { limits, keys } = visit
  visit.count += 1
  if (visit.count > limits.values) return exceeded(keys, 'values', limits.values)
  if (typeof value === 'string') return excessOfText(value, visit)
  if (typeof value !== 'object' || value === null) return undefined
  if (keys.length > limits.depth) return exceeded(keys, 'depth', limits.depth)
  return isJsonArray(value) ? excessOfList(value, visit) : excessOfObject(value, visit)
}

function excessOfText(text: string, { limits, keys }: Visit): ValidationError | undefined {
  if (text.length > limits.textLength) {
    const isContent = keys.at(-1) === 'content' || text.startsWith('data:')
    const limit = isContent ? limits.contentLength : limits.textLength
    if (text.length > limit) return exceeded(keys, 'textLength', limit)
  }
  return canBeKept(text) ? undefined : exceeded(keys, 'characters', '')
}

function excessOfList(list: readonly JsonValue[], visit: Visit): ValidationError | undefined {
  const { limits, keys } = visit
  if (list.length > limits.listLength) return exceeded(keys, 'listLength', limits.listLength)
  for (const [i, item] of list.entries()) {
    keys.push(String(i))
    const excess = excessIn(item, visit)
    if (excess !== undefined) return excess
    keys.pop()
  }
  return undefined
}

function excessOfObject(object: JsonObject, visit: Visit): ValidationError | undefined {
  const { keys } = visit
  for (const key of Object.keys(object)) {
    const member = object[key]
    if (member === undefined) continue
    if (forbiddenKeys.has(key)) return exceeded(keys, 'key', key)
    if (!canBeKept(key)) return exceeded(keys, 'characters', '')
    keys.push(key)
    const excess = excessIn(member, visit)
    if (excess !== undefined) return excess
    keys.pop()
  }
  return undefined
}

/** U+0000 and the halves of surrogate pairs. Looking for them needs no Unicode mode, which is slow. */
const suspicious = /[\0\ud800-\udfff]/

/** Databases cannot store the character U+0000, and no encoding can write half of a surrogate pair. */
const canBeKept = (text: string): boolean =>
  !suspicious.test(text) || (!text.includes('\0') && !/\p{Surrogate}/u.test(text))

function exceeded(keys: readonly string[], variant: string, limit: number | string): ValidationError {
  return { instancePath: formatPointer(keys), schemaPath: '', keyword: 'limit', params: { variant, limit } }
}
