import { useCallback, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import type { RefereeReply } from './use-answer-referee.ts'

/** The state of a one-click answer: whether it is being sent, and why it failed. */
export function useDecision(answer: (answer: RefereeReply) => Promise<void>) {
  const failureOf = useFailureOf()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const decide = useCallback(
    async (decision: RefereeReply) => {
      setSending(true)
      setFailure(undefined)
      try {
        await answer(decision)
      } catch (thrown) {
        setFailure(failureOf(thrown))
      }
      setSending(false)
    },
    [answer, failureOf],
  )
  return { decide, isSending, failure }
}
