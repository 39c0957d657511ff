import { useText } from '../../renderer/texts/use-text.ts'
import { useCall } from '../api/use-call.ts'
import { useFormats } from '../ui/use-formats.ts'

/** What the member owes in all, or has over; nothing while it loads. */
export function OwnBalance() {
  const text = useText()
  const { money } = useFormats()
  const { data } = useCall('billing/balance')
  if (!data) return null
  const amount = money(Math.abs(data.BalanceLCY), data.Currency_Code)
  if (data.BalanceLCY === 0) return text('portal.billing.settled')
  return data.BalanceLCY > 0 ? text('portal.billing.owed', { amount }) : text('portal.billing.credit', { amount })
}
