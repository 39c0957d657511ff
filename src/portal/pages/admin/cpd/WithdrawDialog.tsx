import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { AdminAward } from '../../../../contract/admin-awards.ts'
import type { AwardWithdrawalAnswers } from '../../../../generated/award-withdrawal-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface WithdrawDialogProps {
  readonly award: AdminAward
  readonly onWithdrawn: () => void
  readonly onClose: () => void
}

/** Withdraws an award, with a reason. */
export function WithdrawDialog({ award, onWithdrawn, onClose }: WithdrawDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { id, description: activity, memberNo: number, period: year } = award
  const withdraw = useCallback(
    async (answers: AwardWithdrawalAnswers) => {
      const { message } = await api.post(`admin/cpd/withdraw/${id}`, answers)
      toaster.show('success', message)
      onWithdrawn()
    },
    [api, id, onWithdrawn, toaster],
  )
  return (
    <DialogFrame title={text('portal.awards.withdraw-title')} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          <BreakableText>{text('portal.awards.withdraw-text', { activity, number, year })}</BreakableText>
        </Typography>
        <DeclaredForm
          id="forms/award-withdrawal"
          submitLabel={text('portal.awards.action.withdraw')}
          onSubmit={withdraw}
          fields={1}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
        />
      </Stack>
    </DialogFrame>
  )
}
