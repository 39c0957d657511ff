import { useCallback } from 'react'
import type { RefereeResponse, RefereeResponseBody } from '../../../contract/referee.ts'
import { useApi } from '../../api/api-context.ts'
import type { RefereeLink } from './use-referee-link.ts'

export type RefereeAnswer = Pick<RefereeResponseBody, 'response' | 'Remarks' | 'Questions'>

/** Sends a referee's answer; `onAnswered` is called with the first response. Rejects with an ApiError. */
export function useAnswerReferee(
  { memberNo, code }: RefereeLink,
  onAnswered: (answered: RefereeResponse) => void,
): (answer: RefereeAnswer) => Promise<void> {
  const api = useApi()
  return useCallback(
    async (answer) => {
      const [answered] = await api.post('questions/update', { memberNo, code, ...answer })
      if (answered) onAnswered(answered)
    },
    [api, code, memberNo, onAnswered],
  )
}
