import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { isWorthRetrying } from '../api/api-error.ts'
import type { ApiError } from '../api/api-error.ts'
import { RetryButton } from './RetryButton.tsx'

export interface LoadFailureProps {
  readonly error: ApiError
  /** What to say in place of the server's message, where a text is specified. */
  readonly message?: string
  readonly onRetry: () => void
}

/** Replaces content that could not be loaded: shows why, and a retry button where retrying may help. */
export function LoadFailure({ error, message = error.message, onRetry }: LoadFailureProps) {
  return (
    <AlertBanner kind="error" action={isWorthRetrying(error) ? <RetryButton onRetry={onRetry} /> : undefined}>
      {message}
    </AlertBanner>
  )
}
