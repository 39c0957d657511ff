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

interface DecideHeardDialogProps {
  readonly number: HeardNumber
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Takes a number that was heard of off the list, or puts one that was set aside on it again, for a reason. */
export function DecideHeardDialog({ number, onDecided, onClose }: DecideHeardDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { id, receipt } = number
  const isAside = number.aside !== null
  const decide = useCallback(
    async (answers: PaymentDecisionAnswers) => {
      const { message } = isAside
        ? await api.post(`admin/finance/heard-money/${id}/take-back`, answers)
        : await api.post(`admin/finance/heard-money/${id}/set-aside`, answers)
      toaster.show('success', message)
      onDecided()
    },
    [api, id, isAside, onDecided, toaster],
  )
  return (
    <DialogFrame title={text('portal.finance.money', { receipt })} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          {text(isAside ? 'portal.finance.heard-back-lead' : 'portal.finance.heard-aside-lead')}
        </Typography>
        <DeclaredForm
          id="forms/payment-decision"
          submitLabel={text(`portal.finance.decide-money.${isAside ? 'taken-back' : 'set-aside'}`)}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
          onSubmit={decide}
          fields={1}
        />
      </Stack>
    </DialogFrame>
  )
}
