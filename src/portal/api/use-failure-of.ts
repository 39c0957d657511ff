import { useCallback } from 'react'
import { useText } from '../../renderer/texts/use-text.ts'
import { ApiError } from './api-error.ts'

/** Converts an error thrown by a call to an ApiError with a message in the user's language. */
export function useFailureOf(): (thrown: unknown) => ApiError {
  const text = useText()
  return useCallback(
    (thrown) =>
      thrown instanceof ApiError ? thrown : new ApiError(text('portal.unexpected'), 0, { code: 'unexpected' }),
    [text],
  )
}
