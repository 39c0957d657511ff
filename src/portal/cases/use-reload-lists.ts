import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { isCallTo } from '../api/call-key.ts'

/** Calls whose responses a change of a case alters: its lists, what cases bill, book and award, and the user. */
const listsCases = (path: string): boolean =>
  /^(?:cases\/[\w-]+\/own|dashboard|events|cpd_awards|billing|auth\/user)\b/.test(path)

/**
 * Reloads what lists the user's cases. A list that is not on screen is read anew when it is shown again, however soon:
 * without this, one that was read a moment ago would be shown as it was.
 */
export function useReloadLists(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => void mutate((key) => isCallTo(key, listsCases)), [mutate])
}
