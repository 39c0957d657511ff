import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { postedAddress } from '../../billing/posted-address.ts'
import { CheckoutButtons } from './CheckoutButtons.tsx'

interface PaidInvoiceProps {
  readonly receiptNo: string | null
  /** Where the portal leads after the payment. */
  readonly success: string
  readonly children: ReactNode
}

/** An invoice of which nothing is owed any more: its receipt, and the way on. */
export function PaidInvoice({ receiptNo, success, children }: PaidInvoiceProps) {
  const text = useText()
  return (
    <>
      <AlertBanner kind="success">{children}</AlertBanner>
      <CheckoutButtons>
        {receiptNo !== null && (
          <Button variant="contained" component={Link} to={postedAddress('receipt', receiptNo)}>
            {text('portal.checkout.receipt')}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={success}>
          {text('portal.checkout.continue')}
        </Button>
      </CheckoutButtons>
    </>
  )
}
