import { useCallback } from 'react'
import { useCall } from './use-call.ts'

const call = 'setup/membership-categories'

/** Names membership categories by their codes; an unknown code is returned unchanged. */
export function useCategoryName(): (code: string) => string {
  const { data } = useCall(call)
  return useCallback((code) => data?.find((category) => category.Code === code)?.Description ?? code, [data])
}

/** Whether the names are still loading, and codes are returned instead. */
export function useAreNamesLoading(): boolean {
  return useCall(call).isLoading
}
