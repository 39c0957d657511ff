import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { CheckoutButtons } from './CheckoutButtons.tsx'

interface NotPaidProps {
  /** Why. */
  readonly message: string
  /** Where the portal leads without a payment. */
  readonly fail: string
  /** Pays once more; undefined where money has come that finance staff look at first. */
  readonly onAgain: (() => void) | undefined
}

/** A payment that was not made. */
export function NotPaid({ message, fail, onAgain }: NotPaidProps) {
  const text = useText()
  return (
    <>
      <AlertBanner kind="error">{message}</AlertBanner>
      <CheckoutButtons>
        {onAgain && (
          <Button variant="contained" onClick={onAgain}>
            {text('portal.checkout.again')}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={fail}>
          {text('portal.checkout.back')}
        </Button>
      </CheckoutButtons>
    </>
  )
}
