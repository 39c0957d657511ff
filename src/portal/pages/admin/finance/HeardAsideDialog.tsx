import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { HeardNumber } from '../../../../contract/heard-money.ts'
import type { PaymentDecisionAnswers } from '../../../../generated/payment-decision-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface HeardAsideDialogProps {
  readonly number: HeardNumber
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Takes a number that was heard of off the list, for a reason. */
export function HeardAsideDialog({ number: { id, receipt }, onDecided, onClose }: HeardAsideDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const decide = useCallback(
    async (answers: PaymentDecisionAnswers) => {
      const { message } = await api.post(`admin/finance/heard-money/${id}/set-aside`, answers)
      toaster.show('success', message)
      onDecided()
    },
    [api, id, onDecided, toaster],
  )
  return (
    <DialogFrame title={text('portal.finance.money', { receipt })} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">{text('portal.finance.heard-aside-lead')}</Typography>
        <DeclaredForm
          id="forms/payment-decision"
          submitLabel={text('portal.finance.decide-money.set-aside')}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
          onSubmit={decide}
          fields={1}
        />
      </Stack>
    </DialogFrame>
  )
}
