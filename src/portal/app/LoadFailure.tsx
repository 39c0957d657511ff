import Button from '@mui/material/Button'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import type { ApiError } from '../api/api-error.ts'

interface LoadFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** What a page shows in place of what could not be loaded: why, and a way to try again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const text = useText()
  return (
    <AlertBanner
      kind="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('portal.try-again')}
        </Button>
      }
    >
      {error.message}
    </AlertBanner>
  )
}
