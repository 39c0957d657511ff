import { useCallback } from 'react'
import type { CaseView } from '../../contract/case.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { chosenFiles } from '../../renderer/store/state/chosen-files.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'
import { sendWithFiles } from '../api/send-with-files.ts'
import { useChangeHeaders } from '../ui/use-change-headers.ts'

/**
 * A call about a case: its path and body, and the files behind the answers in it. With a key, sending it again has the
 * first response.
 */
export type SendCase = <Answer = CaseView>(
  path: `cases/${string}`,
  body: JsonObject,
  files: FileRegistry | undefined,
  key?: string,
) => Promise<Answer>

/** Sends what somebody filled in for a case: as form data only where files were chosen. */
export function useSendCase(): SendCase {
  const api = useApi()
  const { underKey } = useChangeHeaders()
  return useCallback<SendCase>(
    (path, body, files, key) => {
      const headers = key === undefined ? {} : underKey(key)
      return files === undefined || chosenFiles(body, files).length === 0
        ? api.declared.post(path, body, headers)
        : sendWithFiles(api, path, body, { files, headers })
    },
    [api, underKey],
  )
}
