import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { isWorthRetrying } from '../api/api-error.ts'
import type { ApiError } from '../api/api-error.ts'
import { RetryButton } from './RetryButton.tsx'

export interface LoadFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** Replaces content that could not be loaded: shows why, and a retry button where retrying may help. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <AlertBanner kind="error" action={isWorthRetrying(error) ? <RetryButton onRetry={onRetry} /> : undefined}>
      {error.message}
    </AlertBanner>
  )
}
