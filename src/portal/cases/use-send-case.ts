import { useCallback } from 'react'
import type { CaseView } from '../../contract/case.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { chosenFiles } from '../../renderer/store/state/chosen-files.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'
import { sendWithFiles } from '../api/send-with-files.ts'

/** A call about a case: its path and body, and the files behind the answers in it. */
export type SendCase = <Answer = CaseView>(
  path: `cases/${string}`,
  body: JsonObject,
  files: FileRegistry | undefined,
) => Promise<Answer>

/** Sends what somebody filled in for a case: as form data only where files were chosen. */
export function useSendCase(): SendCase {
  const api = useApi()
  return useCallback<SendCase>(
    (path, body, files) =>
      files === undefined || chosenFiles(body, files).length === 0
        ? api.declared.post(path, body)
        : sendWithFiles(api, path, body, { files }),
    [api],
  )
}
