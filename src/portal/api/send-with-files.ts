import type { JsonObject } from '../../engine/json/json.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import type { Api } from './api.ts'
import type { Headers } from './change-headers.ts'
import { toFormData } from './to-form-data.ts'

interface WithFiles {
  readonly files: FileRegistry
  readonly headers?: Headers
}

/** Posts answers with their files as form data, and tells the file fields how far the upload is. */
export async function sendWithFiles<Answer>(
  { declared }: Pick<Api, 'declared'>,
  path: string,
  body: JsonObject,
  { files, headers = {} }: WithFiles,
): Promise<Answer> {
  const stop = files.startSending()
  try {
    const onProgress = (sent: number) => files.reportProgress(sent)
    const answer = await declared.send<Answer>(path, toFormData(body, files), { headers, onProgress, stop })
    files.endSending(true)
    return answer
  } catch (failure) {
    files.endSending(false)
    throw failure
  }
}
