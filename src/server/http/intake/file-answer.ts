import { formatPointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'

/** A file answer (`schemas/common/file.json`) as a client sent it: unverified. */
export interface FileClaim {
  readonly name: string
  readonly mediaType: string
  readonly id?: string
  readonly content?: string
}

const members = new Set(['name', 'mediaType', 'size', 'width', 'height', 'id', 'content'])

/** Whether a value has the members of a file answer, and no others. */
export function isFileAnswer(value: JsonValue | undefined): value is JsonObject & FileClaim {
  if (!isJsonObject(value)) return false
  const { name, mediaType, id, content } = value
  if (typeof name !== 'string' || typeof mediaType !== 'string') return false
  if (id !== undefined && typeof id !== 'string') return false
  if (content !== undefined && typeof content !== 'string') return false
  return Object.keys(value).every((key) => members.has(key))
}

/** What the server knows of a file; for a picture also its size in pixels. */
export interface KnownFile {
  readonly id: string
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly width?: number | null
  readonly height?: number | null
}

/** The file answer of a known file. */
export function toFileAnswer({ id, name, mediaType, size, width, height }: KnownFile): JsonObject {
  const isMeasured = typeof width === 'number' && typeof height === 'number'
  return { id, name, mediaType, size, ...(isMeasured && { width, height }) }
}

export interface FileAnswerAt {
  readonly pointer: JsonPointer
  readonly file: JsonObject & FileClaim
}

/** Every file answer in answers that keep to the engine's limits, whose depth bounds this recursion. */
export function fileAnswersIn(value: JsonValue | undefined, at: readonly (string | number)[] = []): FileAnswerAt[] {
  if (isFileAnswer(value)) return [{ pointer: formatPointer(at), file: value }]
  if (isJsonArray(value)) return value.flatMap((item, i) => fileAnswersIn(item, [...at, i]))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => fileAnswersIn(member, [...at, key]))
}
