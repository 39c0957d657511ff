import { dataPart } from '../../contract/file-transfer.ts'
import { isJsonArray, isJsonObject } from '../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import { formatPointer } from '../../engine/pointer/pointer.ts'
import { readFileAnswer } from '../../renderer/form/file-registry.ts'
import type { FileRegistry } from '../../renderer/form/file-registry.ts'

/**
 * Answers as multipart form data: one part holds them as JSON; each newly chosen file is a part of its own, named by the
 * pointer of its answer without the leading slash.
 */
export function formDataOf(answers: JsonObject, files: FileRegistry): FormData {
  const data = new FormData()
  data.set(dataPart, JSON.stringify(answers))
  for (const [pointer, file] of chosenFiles(answers, files, [])) data.set(pointer.slice(1), file, file.name)
  return data
}

function chosenFiles(
  value: JsonValue | undefined,
  files: FileRegistry,
  path: readonly (string | number)[],
): readonly (readonly [string, File])[] {
  const file = files.get(readFileAnswer(value)?.id)
  if (file) return [[formatPointer(path), file]]
  if (isJsonArray(value)) return value.flatMap((item, index) => chosenFiles(item, files, [...path, index]))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => chosenFiles(child, files, [...path, key]))
}
