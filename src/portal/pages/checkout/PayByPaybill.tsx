import { styled } from '@mui/material/styles'
import type { Checkout } from '../../../contract/payment.ts'
import { useText } from '../../../renderer/texts/use-text.ts'

interface PayByPaybillProps {
  readonly paybill: NonNullable<Checkout['paybill']>
}

/** What a payer types on a phone to pay without a request: a tap selects each number whole, to be copied. */
export function PayByPaybill({ paybill: { number, account } }: PayByPaybillProps) {
  const text = useText()
  return (
    <div>
      <span>{text('portal.checkout.paybill-help')}</span>
      <Numbers>
        <div>
          <dt>{text('portal.checkout.paybill')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{text('portal.checkout.paybill-account')}</dt>
          <dd>{account}</dd>
        </div>
      </Numbers>
    </div>
  )
}

const Numbers = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(1, 0, 0),
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, userSelect: 'all', fontWeight: 600 },
}))
