import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { isWorthRetrying } from '../api/api-error.ts'
import type { ApiError } from '../api/api-error.ts'
import { RetryButton } from './RetryButton.tsx'

interface LoadFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** What a page shows in place of what could not be loaded: why, and a way to try again where that may help. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <AlertBanner kind="error" action={isWorthRetrying(error) ? <RetryButton onRetry={onRetry} /> : undefined}>
      {error.message}
    </AlertBanner>
  )
}
