import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { Checkout } from '../../../contract/payment.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

/** What is paid for, and what is owed of it. */
export function CheckoutSum({ checkout }: { readonly checkout: Checkout }) {
  const text = useText()
  const { money } = useFormats()
  const { description, invoiceNo, owed, currency } = checkout
  return (
    <Card>
      <Facts>
        <dt>{text('portal.checkout.for')}</dt>
        <dd>
          <BreakableText>{description}</BreakableText>
        </dd>
        <dt>{text('portal.checkout.invoice')}</dt>
        <dd>{invoiceNo}</dd>
        <dt>{text('portal.checkout.owed')}</dt>
        <dd data-sum>{money(owed, currency)}</dd>
      </Facts>
    </Card>
  )
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  margin: 0,
  padding: theme.spacing(2),
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, textAlign: 'right' },
  '& dd[data-sum]': { ...theme.typography.h4, margin: 0 },
}))
