import { useCallback } from 'react'
import { useCall } from './use-call.ts'

const call = 'setup/membership-categories'

/** A space as high as the name that replaces it. */
const loading = '\u00A0'

/** Names membership categories by their codes: a space while the names load; an unknown code is returned unchanged. */
export function useCategoryName(): (code: string) => string {
  const { data, isLoading } = useCall(call)
  return useCallback(
    (code) => (isLoading ? loading : (data?.find((category) => category.Code === code)?.Description ?? code)),
    [data, isLoading],
  )
}

/** Whether the names are still loading. */
export function useAreNamesLoading(): boolean {
  return useCall(call).isLoading
}
