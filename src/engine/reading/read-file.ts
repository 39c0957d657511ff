import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { ReadFile } from './reading.ts'

/** The stored file that an answer refers to; undefined for any other answer. */
export function readFile(value: JsonValue | undefined, title: string): ReadFile | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, name, mediaType, size } = value
  if (typeof id !== 'string' || typeof name !== 'string') return undefined
  if (typeof mediaType !== 'string' || typeof size !== 'number') return undefined
  return { title, id, name, mediaType, size }
}

/** All stored files that answers refer to, titled by their field. */
export function filesIn(value: JsonValue | undefined, title: string): readonly ReadFile[] {
  const file = readFile(value, title)
  if (file) return [file]
  if (isJsonArray(value)) return value.flatMap((item) => filesIn(item, title))
  return isJsonObject(value) ? Object.values(value).flatMap((item) => filesIn(item, title)) : []
}
