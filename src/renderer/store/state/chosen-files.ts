import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { formatPointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { readFileAnswer } from './file-registry.ts'
import type { FileAnswer, FileRegistry } from './file-registry.ts'

export interface ChosenFile {
  readonly pointer: JsonPointer
  readonly answer: FileAnswer
  readonly file: File
}

/** The files in answers that were chosen in this browser, with their pointers. */
export function chosenFiles(answers: JsonValue, files: FileRegistry): readonly ChosenFile[] {
  return fileAnswers(answers).flatMap(({ pointer, answer }) => {
    const file = files.get(answer.id)
    return file ? [{ pointer, answer, file }] : []
  })
}

/** Every answer that is a file, with its pointer. */
export function fileAnswers(
  value: JsonValue | undefined,
  path: readonly (string | number)[] = [],
): readonly Omit<ChosenFile, 'file'>[] {
  const answer = readFileAnswer(value)
  if (answer) return [{ pointer: formatPointer(path), answer }]
  if (isJsonArray(value)) return value.flatMap((item, index) => fileAnswers(item, [...path, index]))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => fileAnswers(child, [...path, key]))
}
