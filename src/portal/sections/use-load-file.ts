import { useCallback } from 'react'
import { filePath } from '../../contract/file-transfer.ts'
import type { LoadFile } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useReloadRecords } from '../checklists/use-reload-records.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { isGone } from './use-superseded.ts'

/**
 * Fetches stored files with the session's token, so forms can show them. A toast says why one is unavailable; if it is
 * gone, the section's records are loaded again.
 *
 * @param list the call that lists the section's records
 */
export function useLoadFile(list: string): LoadFile {
  const api = useApi()
  const text = useText()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const reload = useReloadRecords()
  return useCallback(
    async (id) => {
      try {
        return await api.file(filePath(id))
      } catch (thrown) {
        const failure = failureOf(thrown)
        const gone = isGone(failure)
        toaster.show('error', gone ? text('portal.section.file-gone') : failure.message)
        if (gone) await reload(list)
        return undefined
      }
    },
    [api, failureOf, list, reload, text, toaster],
  )
}
