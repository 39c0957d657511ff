import Button from '@mui/material/Button'
import type { Checkout } from '../../../contract/payment.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface PayByCardProps {
  readonly checkout: Checkout
  readonly amount: number
  readonly isBusy: boolean
  readonly onPay: () => void
}

/** A card, on the page of the provider: nothing of it is entered here. */
export function PayByCard({ checkout: { currency }, amount, isBusy, onPay }: PayByCardProps) {
  const text = useText()
  const { money } = useFormats()
  return (
    <div style={wayStyle}>
      <span>{text('portal.checkout.card-help')}</span>
      <Button variant="outlined" loading={isBusy} onClick={onPay}>
        {text('portal.checkout.pay-card', { amount: money(amount, currency) })}
      </Button>
    </div>
  )
}

const wayStyle = { display: 'grid', gap: 12 } as const
