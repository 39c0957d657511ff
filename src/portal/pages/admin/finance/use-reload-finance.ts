import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { isCallTo } from '../../../api/call-key.ts'

/** Reloads what is on screen of the finance desk; what was seen of it before is asked for again when it is shown. */
export function useReloadFinance(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate((key) => isCallTo(key, (asked) => asked.startsWith('admin/finance/'))), [mutate])
}
