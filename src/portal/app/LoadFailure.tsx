import Button from '@mui/material/Button'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { mayComeRight } from '../api/api-error.ts'
import type { ApiError } from '../api/api-error.ts'

interface LoadFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** What a page shows in place of what could not be loaded: why, and a way to try again where that may help. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const text = useText()
  return (
    <AlertBanner
      kind="error"
      action={
        mayComeRight(error) ? (
          <Button color="inherit" size="small" onClick={onRetry}>
            {text('portal.try-again')}
          </Button>
        ) : undefined
      }
    >
      {error.message}
    </AlertBanner>
  )
}
