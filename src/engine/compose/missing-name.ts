import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { PathStep } from '../overlay/simple-path.ts'

/** A name in a path that does not exist, and the names that exist in its place. */
export interface MissingName {
  readonly name: string
  readonly valid: readonly string[]
}

/** The first step of a path that does not exist in a value; undefined when all exist. */
export function missingName([step, ...rest]: readonly PathStep[], value: JsonValue): MissingName | undefined {
  if (step === undefined) return undefined
  if ('name' in step) {
    const member = isJsonObject(value) ? ownValue(value, step.name) : undefined
    if (member !== undefined) return missingName(rest, member)
    return { name: step.name, valid: isJsonObject(value) ? Object.keys(value) : [] }
  }
  const { key, equals } = step
  const items = isJsonArray(value) ? value : []
  const nameOf = (item: JsonValue) => (key === undefined ? item : isJsonObject(item) ? ownValue(item, key) : undefined)
  const found = items.find((item) => nameOf(item) === equals)
  if (found !== undefined) return missingName(rest, found)
  return { name: String(equals), valid: items.map(nameOf).filter((name) => typeof name === 'string') }
}
