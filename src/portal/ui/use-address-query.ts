import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NavigateOptions } from 'react-router-dom'

type ChangeQuery = (query: URLSearchParams, options?: NavigateOptions) => void

/**
 * The query of the page's address, and how it is replaced. The page shows the new one at once: were it drawn later,
 * as a transition, whoever chose a filter and then typed a term at a busy moment would lose the filter.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: ChangeQuery] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback<ChangeQuery>(
    (next, options) => setQuery(next, { ...options, flushSync: true }),
    [setQuery],
  )
  return [query, change]
}
