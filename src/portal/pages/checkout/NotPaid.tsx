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
  readonly onAgain: () => void
}

/** A payment that was not made. */
export function NotPaid({ message, fail, onAgain }: NotPaidProps) {
  const text = useText()
  return (
    <>
      <AlertBanner kind="error">{message}</AlertBanner>
      <CheckoutButtons>
        <Button variant="contained" onClick={onAgain}>
          {text('portal.checkout.again')}
        </Button>
        <Button variant="outlined" component={Link} to={fail}>
          {text('portal.checkout.back')}
        </Button>
      </CheckoutButtons>
    </>
  )
}
