import { useCallback } from 'react'
import { useRecordChanges } from '../api/record-changes.ts'
import { useReloadUser } from '../session/use-reload-user.ts'
import { useReloadRecords } from './use-reload-records.ts'

/**
 * To be called after a record was added, changed or removed: what shows it, checklists and the user are asked for again
 * (SEC-10), in the browser's other tabs too.
 */
export function useRecordsChanged(): (path: string) => Promise<void> {
  const changes = useRecordChanges()
  const reload = useReloadRecords()
  const reloadUser = useReloadUser()
  return useCallback(
    async (path) => {
      changes.announce(path)
      // What changed is stored by now: not to hear of the user again is no failure to save.
      await Promise.all([reload(path), reloadUser().catch(() => undefined)])
    },
    [changes, reload, reloadUser],
  )
}
