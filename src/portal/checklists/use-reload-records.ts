import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { isCallTo } from '../api/call-key.ts'

/** Whether a call speaks of a checklist, which any change of a record may alter. */
const isChecklist = (path: string): boolean => /^(?:application\/|upgrade\/|license\/)?checklist\b/.test(path)

/** Asks again for records that have changed and for every checklist that is shown. */
export function useReloadRecords(): (path: string) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    (path) => mutate((key) => isCallTo(key, (asked) => asked === path || isChecklist(asked))),
    [mutate],
  )
}
