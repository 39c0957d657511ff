import { useEffect } from 'react'
import { useRecordChanges } from '../api/record-changes.ts'
import { useReloadRecords } from './use-reload-records.ts'

/** Reloads what other tabs of the browser change; the session's user is kept in step elsewhere. */
export function ChangesElsewhere() {
  const changes = useRecordChanges()
  const reload = useReloadRecords()
  useEffect(() => changes.subscribe((path) => void reload(path)), [changes, reload])
  return null
}
