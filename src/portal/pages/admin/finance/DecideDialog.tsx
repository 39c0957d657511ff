import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { PaymentCourse } from '../../../../contract/finance.ts'
import type { PaymentDecision } from '../../../../engine/payments/payment-decisions.ts'
import { centsInUnit } from '../../../../engine/cases/values/charge-amount.ts'
import type { PaymentPostingAnswers } from '../../../../generated/payment-posting-answers.ts'
import type { PaymentDecisionAnswers } from '../../../../generated/payment-decision-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'
import { sendDecision } from './send-decision.ts'
import { useCents } from './use-cents.ts'

interface DecideDialogProps {
  readonly payment: PaymentCourse
  readonly decision: PaymentDecision
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Decides about a payment that does not fit what was heard of it, for a reason. */
export function DecideDialog({ payment, decision, onDecided, onClose }: DecideDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { id, name, member_no, amount, claimed_receipt, invoice_no, receipt_no, currency } = payment
  const cents = useCents()
  const post = useCallback(
    async (answers: PaymentPostingAnswers) => {
      const { message } = await api.post(`admin/finance/payments/${id}/post`, answers)
      toaster.show('success', message)
      onDecided()
    },
    [api, id, onDecided, toaster],
  )
  const decide = useCallback(
    async (answers: PaymentDecisionAnswers) => {
      if (decision === 'posted') return
      const { message } = await sendDecision(api, { id, decision }, answers)
      toaster.show('success', message)
      onDecided()
    },
    [api, decision, id, onDecided, toaster],
  )
  const submitLabel = text(`portal.finance.decide.${decision}`)
  const actions = <Button onClick={onClose}>{text('renderer.cancel')}</Button>
  const member = [name, member_no].filter(Boolean).join(', ')
  return (
    <DialogFrame title={text('portal.finance.payment', { invoice: invoice_no })} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          <BreakableText>
            {decision === 'posted'
              ? text('portal.finance.decide-lead.posted', { member })
              : decision === 'give-back'
                ? text('portal.finance.decide-lead.give-back', {
                    amount: cents(amount, currency),
                    receipt: receipt_no ?? '',
                  })
                : text(`portal.finance.decide-lead.${decision}`)}
          </BreakableText>
        </Typography>
        {decision === 'posted' ? (
          <DeclaredForm
            id="forms/payment-posting"
            answers={{ amount: amount / centsInUnit, ...(claimed_receipt !== null && { receipt: claimed_receipt }) }}
            {...{ submitLabel, actions }}
            onSubmit={post}
            fields={3}
          />
        ) : (
          <DeclaredForm id="forms/payment-decision" {...{ submitLabel, actions }} onSubmit={decide} fields={1} />
        )}
      </Stack>
    </DialogFrame>
  )
}
