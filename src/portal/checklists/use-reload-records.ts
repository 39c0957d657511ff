import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { isCallTo } from '../api/call-key.ts'

/** Whether a call returns a checklist, which any change of a record may alter. */
const isChecklist = (path: string): boolean => /^(?:application\/|upgrade\/|license\/)?checklist\b/.test(path)

/** Reloads changed records and every checklist on screen. */
export function useReloadRecords(): (path: string) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    (path) => mutate((key) => isCallTo(key, (asked) => asked === path || isChecklist(asked))),
    [mutate],
  )
}
