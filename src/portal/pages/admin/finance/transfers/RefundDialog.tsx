import Button from '@mui/material/Button'
import { useCallback } from 'react'
import type { RefundAnswers } from '../../../../../generated/refund-answers.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { FindContext } from '../../../../../renderer/store/find-context.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { DeclaredForm } from '../../../../forms/DeclaredForm.tsx'
import { useFindByCall } from '../../../../sections/use-find-by-call.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'

interface RefundDialogProps {
  readonly onEntered: () => void
  readonly onClose: () => void
}

/** Enters credit that was paid out by bank: whose it is, and how much, is found by a number before it is posted. */
export function RefundDialog({ onEntered, onClose }: RefundDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const find = useFindByCall()
  const enter = useCallback(
    async (answers: RefundAnswers) => {
      const { message } = await api.post('admin/finance/refunds', { ...answers })
      toaster.show('success', message)
      onEntered()
    },
    [api, onEntered, toaster],
  )
  return (
    <DialogFrame title={text('portal.finance.refunds.enter')} width={640} isForm onClose={onClose}>
      <FindContext value={find}>
        <DeclaredForm
          id="forms/refund"
          submitLabel={text('portal.finance.refunds.post')}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
          onSubmit={enter}
          fields={5}
        />
      </FindContext>
    </DialogFrame>
  )
}
