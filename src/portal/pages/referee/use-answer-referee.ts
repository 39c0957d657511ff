import { useCallback } from 'react'
import type { RefereeResponse, RefereeResponseBody } from '../../../contract/referee.ts'
import { useApi } from '../../api/api-context.ts'
import type { VisitedRefereeLink } from './use-referee-link.ts'

export type RefereeReply = Pick<RefereeResponseBody, 'response' | 'Remarks' | 'Questions'>

/** Sends a referee's answer; calls `onAnswered` with the first response. Rejects with an ApiError. */
export function useAnswerReferee(
  { memberNo, code }: VisitedRefereeLink,
  onAnswered: (answered: RefereeResponse) => void,
): (answer: RefereeReply) => Promise<void> {
  const api = useApi()
  return useCallback(
    async (answer) => {
      const [answered] = await api.post('questions/update', { memberNo, code, ...answer })
      if (answered) onAnswered(answered)
    },
    [api, code, memberNo, onAnswered],
  )
}
