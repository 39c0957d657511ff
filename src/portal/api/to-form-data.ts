import { dataPart } from '../../contract/file-transfer.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { chosenFiles } from '../../renderer/store/state/chosen-files.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'

/**
 * Answers as multipart form data: one part holds them as JSON; each newly chosen file is a part of its own, named by
 * the pointer of its answer without the leading slash.
 */
export function toFormData(answers: JsonObject, files: FileRegistry): FormData {
  const data = new FormData()
  data.set(dataPart, JSON.stringify(answers))
  for (const { pointer, file } of chosenFiles(answers, files)) data.set(pointer.slice(1), file, file.name)
  return data
}
