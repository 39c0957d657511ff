import type { SWRResponse } from 'swr'
import type { RefereeForm, RefereeFormQuery } from '../../../contract/referee.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import type { VisitedRefereeLink } from './use-referee-link.ts'

/** What the referee is asked. It is read once: what is being answered must not change under one's hands. */
export function useRefereeForm({ memberNo, code }: VisitedRefereeLink): SWRResponse<RefereeForm, ApiError> {
  const query = new URLSearchParams({ memberNo, code } satisfies RefereeFormQuery)
  return useCall(`questions?${query.toString()}`, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  })
}
