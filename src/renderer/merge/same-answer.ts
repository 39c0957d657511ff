import { equalJson, isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { fileAnswers } from '../store/state/chosen-files.ts'
import { isLocalFile, readFileAnswer } from '../store/state/file-registry.ts'

/** Whether two answers are equivalent. A newly chosen file equals the stored one of the same name, kind and size. */
export function isSameAnswer(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (equalJson(left, right)) return true
  const isAnyLocal = [left, right].some((value) => fileAnswers(value).some(({ answer }) => isLocalFile(answer.id)))
  return isAnyLocal && equalJson(withoutIds(left), withoutIds(right))
}

function withoutIds(value: JsonValue | undefined): JsonValue | undefined {
  const file = readFileAnswer(value)
  if (file) return { name: file.name, mediaType: file.mediaType, size: file.size }
  if (isJsonArray(value)) return value.map((item) => withoutIds(item) ?? null)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutIds(item)]))
}
