import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { setAt } from '../../src/engine/json/pointer.ts'
import { fileAnswersIn } from '../../src/server/http/intake/file-answer.ts'
import type { TestServer } from './start-test-server.ts'
import { fileLike, formOf } from './test-files.ts'

/** Form data of answers, with real files of the same type and size in place of made-up ones. */
export function uploadOf(answers: JsonObject): FormData {
  let data: JsonValue = answers
  const files: Record<string, File> = {}
  for (const { pointer, file } of fileAnswersIn(answers)) {
    data = setAt(data, pointer, undefined)
    const size = typeof file.size === 'number' ? file.size : 0
    files[pointer.slice(1)] = fileLike({ name: file.name, mediaType: file.mediaType, size })
  }
  return formOf(isJsonObject(data) ? data : {}, files)
}

/** The answers of the first valid example of a section, as an organisation composes it. */
export function exampleOf(server: TestServer, tenantId: string, section: string): JsonObject {
  const tenant = server.services.tenants.all.find(({ id }) => id === tenantId)
  const [example] = tenant?.samples.get(section) ?? []
  if (!example) throw new Error(`${section} has no valid example.`)
  return example
}
