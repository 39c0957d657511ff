import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { useUser } from '../session/session-context.ts'
import { checkoutAddress } from './checkout-address.ts'

interface PayNowProps {
  /** The number of the invoice, or of the request that it bills. */
  readonly number: string
  readonly description: string
  /** What is owed, in units of the currency. */
  readonly amount: number
  /** Where the portal leads once it is paid. */
  readonly success: string
  /** Other words than usual. */
  readonly title?: string
  /** Where it stands among other buttons of a row. */
  readonly isSmall?: boolean
}

/** Leads to the checkout of what is owed; without a payment it leads back here (BIL-07). */
export function PayNow({ number, description, amount, success, title, isSmall = false }: PayNowProps) {
  const text = useText()
  const { profile_id: payerID } = useUser()
  const { pathname } = useLocation()
  const request = { payerID: typeof payerID === 'string' ? payerID : '', sourceDocumentNo: number, description, amount }
  const label = title ?? text('portal.checkout.pay-now')
  return (
    <Button
      variant="contained"
      {...(isSmall && { size: 'small' })}
      component={Link}
      to={checkoutAddress({ ...request, success_url: success, fail_url: pathname })}
      aria-label={`${label}: ${number}`}
    >
      {label}
    </Button>
  )
}
