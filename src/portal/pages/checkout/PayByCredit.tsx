import Button from '@mui/material/Button'
import type { Checkout } from '../../../contract/payment.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface PayByCreditProps {
  readonly checkout: Checkout
  readonly amount: number
  readonly isBusy: boolean
  readonly onPay: () => void
}

/** What the member has over. */
export function PayByCredit({ checkout: { credit, currency }, amount, isBusy, onPay }: PayByCreditProps) {
  const text = useText()
  const { money } = useFormats()
  return (
    <div style={wayStyle}>
      <span>{text('portal.checkout.credit-help', { amount: money(credit, currency) })}</span>
      <Button variant="outlined" disabled={isBusy} onClick={onPay}>
        {text('portal.checkout.credit')}: {text('portal.checkout.pay-amount', { amount: money(amount, currency) })}
      </Button>
    </div>
  )
}

const wayStyle = { display: 'grid', gap: 12 } as const
