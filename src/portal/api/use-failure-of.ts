import { useCallback } from 'react'
import { useText } from '../../renderer/texts/use-text.ts'
import { toApiError } from './api-error.ts'
import type { ApiError } from './api-error.ts'

/** Turns whatever a call threw into an ApiError with a message in the user's language. */
export function useFailureOf(): (thrown: unknown) => ApiError {
  const text = useText()
  return useCallback(
    (thrown) =>
      toApiError(thrown, {
        offline: text('portal.offline'),
        unexpected: text('portal.unexpected'),
        stopped: text('portal.stopped'),
        fault: (message, id) => text('portal.fault', { message, id }),
      }),
    [text],
  )
}
