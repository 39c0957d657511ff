import Button from '@mui/material/Button'
import { useText } from '../../renderer/texts/use-text.ts'

/** Loads again what could not be loaded. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <Button color="inherit" size="small" onClick={onRetry}>
      {text('portal.try-again')}
    </Button>
  )
}
