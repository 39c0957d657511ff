import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { BankTransferRow } from '../../../../../contract/bank-transfers.ts'
import type { PaymentDecisionAnswers } from '../../../../../generated/payment-decision-answers.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { DeclaredForm } from '../../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'

interface TakeBackDialogProps {
  readonly transfer: BankTransferRow
  readonly onTakenBack: () => void
  readonly onClose: () => void
}

/** Takes a bank transfer back that was entered by mistake, for a reason. */
export function TakeBackDialog({ transfer: { id, number }, onTakenBack, onClose }: TakeBackDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const takeBack = useCallback(
    async (answers: PaymentDecisionAnswers) => {
      const { message } = await api.post(`admin/finance/transfers/${id}/take-back`, answers)
      toaster.show('success', message)
      onTakenBack()
    },
    [api, id, onTakenBack, toaster],
  )
  return (
    <DialogFrame
      title={text('portal.finance.transfers.take-back-title', { number })}
      width={560}
      isForm
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography color="textSecondary">{text('portal.finance.transfers.take-back-lead')}</Typography>
        <DeclaredForm
          id="forms/payment-decision"
          submitLabel={text('portal.finance.transfers.take-back')}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
          onSubmit={takeBack}
          fields={1}
        />
      </Stack>
    </DialogFrame>
  )
}
