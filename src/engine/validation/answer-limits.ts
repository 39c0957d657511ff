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

/** What a walk has found so far. */
interface Walk {
  readonly limits: AnswerLimits
  /** The keys that lead to the excess, gathered on the way back from it: most walks find none. */
  readonly path: string[]
  count: number
}

type Excess = Pick<ValidationError, 'keyword' | 'params'>

/**
 * The first limit that the answers exceed; undefined when they are within all. Hostile answers cannot exhaust the stack
 * or the time: the walk goes no deeper than the limit, and stops at the first excess.
 */
export function exceededLimit(answers: JsonValue, limits: AnswerLimits = answerLimits): ValidationError | undefined {
  const walk: Walk = { limits, path: [], count: 0 }
  const excess = excessIn(answers, '', 0, walk)
  return excess && { instancePath: formatPointer(walk.path), schemaPath: '', ...excess }
}

/** @param key the last one of those that lead to the value */
function excessIn(value: JsonValue, key: string, depth: number, walk: Walk): Excess | undefined {
  const { limits } = walk
  walk.count += 1
  if (walk.count > limits.values) return exceeded('values', limits.values)
  if (typeof value === 'string') return excessOfText(value, key, limits)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > limits.depth) return exceeded('depth', limits.depth)
  return isJsonArray(value) ? excessOfList(value, depth, walk) : excessOfObject(value, depth, walk)
}

function excessOfText(text: string, key: string, limits: AnswerLimits): Excess | undefined {
  if (text.length > limits.textLength) {
    const isContent = key === 'content' || text.startsWith('data:')
    const limit = isContent ? limits.contentLength : limits.textLength
    if (text.length > limit) return exceeded('textLength', limit)
  }
  return canBeKept(text) ? undefined : exceeded('characters', '')
}

function excessOfList(list: readonly JsonValue[], depth: number, walk: Walk): Excess | undefined {
  const { listLength } = walk.limits
  if (list.length > listLength) return exceeded('listLength', listLength)
  for (const [i, item] of list.entries()) {
    const excess = excessIn(item, '', depth + 1, walk)
    if (excess !== undefined) return below(String(i), excess, walk)
  }
  return undefined
}

function excessOfObject(object: JsonObject, depth: number, walk: Walk): Excess | undefined {
  for (const key of Object.keys(object)) {
    const member = object[key]
    if (member === undefined) continue
    if (forbiddenKeys.has(key)) return exceeded('key', key)
    if (!canBeKept(key)) return exceeded('characters', '')
    const excess = excessIn(member, key, depth + 1, walk)
    if (excess !== undefined) return below(key, excess, walk)
  }
  return undefined
}

function below(key: string, excess: Excess, { path }: Walk): Excess {
  path.unshift(key)
  return excess
}

/** U+0000 and the halves of surrogate pairs. Looking for them needs no Unicode mode, which is slow. */
const suspicious = /[\0\ud800-\udfff]/

/** Databases cannot store the character U+0000, and no encoding can write half of a surrogate pair. */
const canBeKept = (text: string): boolean =>
  !suspicious.test(text) || (!text.includes('\0') && !/\p{Surrogate}/u.test(text))

const exceeded = (variant: string, limit: number | string): Excess => ({ keyword: 'limit', params: { variant, limit } })
