import { useEffect } from 'react'
import { registerPageLength } from '../../../contract/register-search-limits.ts'
import { encodeText } from '../../../engine/format/base64-text.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { pageIn } from './register-address.ts'

/** Those who are found by what an address holds; nobody is sought without a term. A failure is also a toast. */
export function useRegisterSearch(search: URLSearchParams) {
  const response = useCall(callOf(search), { revalidateOnFocus: false })
  useDangerToast(response.error)
  return response
}

/** Shows each failure once. */
export function useDangerToast(error: ApiError | undefined): void {
  const toaster = useToaster()
  useEffect(() => {
    if (error) toaster.show('error', error.message)
  }, [error, toaster])
}

function callOf(search: URLSearchParams) {
  const term = (search.get('term') ?? '').trim()
  if (term === '') return null
  const query = new URLSearchParams({ term: encodeText(term), limit: String(registerPageLength) })
  query.set('offset', String(registerPageLength * (pageIn(search) - 1)))
  for (const filter of ['gender', 'category']) {
    const value = search.get(filter)
    if (value !== null && value !== '') query.set(filter, value)
  }
  return `profile/search?${query.toString()}` as const
}
