import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCall } from '../api/use-call.ts'
import { useFormats } from '../ui/use-formats.ts'

/**
 * What the member owes in all, or has over, in the organisation's currency and apart in those of earlier times; nothing
 * while it loads.
 */
export function OwnBalance() {
  const text = useText()
  const { money } = useFormats()
  const { data } = useCall('billing/balance')
  if (!data) return null
  const { others = [] } = data
  const balances = [data, ...others].filter(({ BalanceLCY }) => BalanceLCY !== 0)
  if (balances.length === 0) return text('portal.billing.settled')
  return balances.map(({ BalanceLCY, Currency_Code }) => {
    const amount = money(Math.abs(BalanceLCY), Currency_Code)
    return (
      <Line key={Currency_Code}>
        {BalanceLCY > 0 ? text('portal.billing.owed', { amount }) : text('portal.billing.credit', { amount })}
      </Line>
    )
  })
}

const Line = styled('span')({ display: 'block' })
