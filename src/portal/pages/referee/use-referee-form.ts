import type { SWRResponse } from 'swr'
import type { RefereeForm, RefereeFormQuery } from '../../../contract/referee.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import type { VisitedRefereeLink } from './use-referee-link.ts'

/** The referee's questions. They load once: they must not change while the referee is answering. */
export function useRefereeForm({ memberNo, code }: VisitedRefereeLink): SWRResponse<RefereeForm, ApiError> {
  const query = new URLSearchParams({ memberNo, code } satisfies RefereeFormQuery)
  return useCall(`questions?${query.toString()}`, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  })
}
