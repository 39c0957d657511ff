import type { PaymentRecordRow } from '../../../../contract/finance.ts'
import type { PaymentState } from '../../../../engine/payments/reduce-payment.ts'
import type { StateColor } from '../../../../generated/closed-names.ts'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Detail } from '../Detail.tsx'
import { ReversalStanding } from './ReversalStanding.tsx'

const colors: Readonly<Record<PaymentState, StateColor>> = {
  created: 'default',
  pending: 'info',
  expired: 'warning',
  failed: 'error',
  succeeded: 'success',
}

/** Where a payment stands, and what does not fit it. */
export function PaymentStanding({
  payment: { state, problems, is_handled, reversal },
}: {
  readonly payment: Pick<PaymentRecordRow, 'state' | 'problems' | 'is_handled' | 'reversal'>
}) {
  const text = useText()
  return (
    <>
      <StatusChip title={text(`portal.finance.state.${state}`)} color={colors[state]} />
      {reversal && <ReversalStanding {...reversal} />}
      {problems.map((problem) => (
        <Detail key={problem}>{text(`portal.finance.problem.${problem}`)}</Detail>
      ))}
      {is_handled && <Detail>{text('portal.finance.handled')}</Detail>}
    </>
  )
}
