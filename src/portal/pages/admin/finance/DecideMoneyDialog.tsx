import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { MoneyRecord } from '../../../../contract/unplaced-money.ts'
import type { MoneyDecision } from '../../../../engine/payments/money-decisions.ts'
import type { MoneyAssignmentAnswers } from '../../../../generated/money-assignment-answers.ts'
import type { PaymentDecisionAnswers } from '../../../../generated/payment-decision-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface DecideMoneyDialogProps {
  readonly money: MoneyRecord
  readonly decision: MoneyDecision
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Sends a decision that needs a reason alone. */
function sendMoneyDecision(
  api: ReturnType<typeof useApi>,
  { id, decision }: Pick<MoneyRecord, 'id'> & { readonly decision: MoneyDecision },
  answers: PaymentDecisionAnswers,
) {
  if (decision === 'set-aside') return api.post(`admin/finance/money/${id}/set-aside`, answers)
  if (decision === 'returned') return api.post(`admin/finance/money/${id}/returned`, answers)
  return api.post(`admin/finance/money/${id}/take-back`, answers)
}

/** Decides about money that came without a member, for a reason. */
export function DecideMoneyDialog({ money, decision, onDecided, onClose }: DecideMoneyDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { id, receipt } = money
  const assign = useCallback(
    async (answers: MoneyAssignmentAnswers) => {
      const { message } = await api.post(`admin/finance/money/${id}/assign`, answers)
      toaster.show('success', message)
      onDecided()
    },
    [api, id, onDecided, toaster],
  )
  const decide = useCallback(
    async (answers: PaymentDecisionAnswers) => {
      const { message } = await sendMoneyDecision(api, { id, decision }, answers)
      toaster.show('success', message)
      onDecided()
    },
    [api, decision, id, onDecided, toaster],
  )
  const submitLabel = text(`portal.finance.decide-money.${decision}`)
  const actions = <Button onClick={onClose}>{text('renderer.cancel')}</Button>
  return (
    <DialogFrame title={text('portal.finance.money', { receipt })} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">{text(`portal.finance.decide-money-lead.${decision}`)}</Typography>
        {decision === 'assigned' ? (
          <DeclaredForm id="forms/money-assignment" {...{ submitLabel, actions }} onSubmit={assign} fields={2} />
        ) : (
          <DeclaredForm id="forms/payment-decision" {...{ submitLabel, actions }} onSubmit={decide} fields={1} />
        )}
      </Stack>
    </DialogFrame>
  )
}
