import { useCallback } from 'react'
import type { MembershipCategory } from '../../contract/reference-data.ts'
import { useCall } from './use-call.ts'

/** Names membership categories by their codes; a code that is not known stands for itself. */
export function useCategoryName(): (code: string) => string {
  const { data } = useCall<MembershipCategory[]>('setup/membership-categories')
  return useCallback((code) => data?.find((category) => category.Code === code)?.Description ?? code, [data])
}
