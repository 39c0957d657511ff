import type { JsonValue } from '../../../engine/json/json.ts'
import { setAt } from '../../../engine/json/pointer.ts'
import { exceededLimit } from '../../../engine/validation/answer-limits.ts'
import { fileAnswersIn } from './file-answer.ts'

/** What tells a file from another one. */
export interface FileContentHash {
  readonly name: string
  readonly sha256: string
}

/**
 * Values with the name and hash of each known file in place of its random id, so that the same content that was sent
 * twice is the same.
 */
export function withContents(value: JsonValue, fileOf: (id: string) => FileContentHash | undefined): JsonValue {
  if (exceededLimit(value)) return value
  return fileAnswersIn(value).reduce<JsonValue>((result, { pointer, file }) => {
    const known = fileOf(file.id ?? '')
    return known === undefined ? result : setAt(result, pointer, { name: known.name, sha256: known.sha256 })
  }, value)
}
