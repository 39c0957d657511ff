import { useCallback } from 'react'
import { useCall } from './use-call.ts'

const call = 'setup/membership-categories'

/** Names membership categories by their codes; a code that is not known stands for itself. */
export function useCategoryName(): (code: string) => string {
  const { data } = useCall(call)
  return useCallback((code) => data?.find((category) => category.Code === code)?.Description ?? code, [data])
}

/** Whether the names are still on their way, and codes stand for them. */
export function useAreNamesLoading(): boolean {
  return useCall(call).isLoading
}
