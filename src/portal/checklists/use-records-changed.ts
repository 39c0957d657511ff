import { useCallback } from 'react'
import { useRecordChanges } from '../api/record-changes.ts'
import { useReloadUser } from '../session/use-reload-user.ts'
import { useReloadRecords } from './use-reload-records.ts'

/**
 * Call it after a record was added, changed or removed: it reloads what shows the record, the checklists and the user
 * (SEC-10), in the browser's other tabs too.
 */
export function useRecordsChanged(): (path: string) => Promise<void> {
  const changes = useRecordChanges()
  const reload = useReloadRecords()
  const reloadUser = useReloadUser()
  return useCallback(
    async (path) => {
      changes.announce(path)
      // The change is already stored: failing to reload the user does not mean that saving failed.
      await Promise.all([reload(path), reloadUser().catch(() => undefined)])
    },
    [changes, reload, reloadUser],
  )
}
