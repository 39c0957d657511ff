import Button from '@mui/material/Button'
import { useCallback } from 'react'
import type { PostResponse } from '../../../../../contract/addresses.ts'
import type { BankTransferAnswers } from '../../../../../generated/bank-transfer-answers.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { FindContext } from '../../../../../renderer/store/find-context.ts'
import type { FileRegistry } from '../../../../../renderer/store/state/file-registry.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { sendWithFiles } from '../../../../api/send-with-files.ts'
import { DeclaredForm } from '../../../../forms/DeclaredForm.tsx'
import { useFindByCall } from '../../../../sections/use-find-by-call.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'

interface TransferDialogProps {
  readonly onEntered: () => void
  readonly onClose: () => void
}

/** Enters a bank transfer with its slip: whose it is, is found by a number before anything is posted. */
export function TransferDialog({ onEntered, onClose }: TransferDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const find = useFindByCall()
  const enter = useCallback(
    async (answers: BankTransferAnswers, files: FileRegistry) => {
      const sent = { ...answers }
      const { message } = await sendWithFiles<PostResponse<'admin/finance/transfers'>>(
        api,
        'admin/finance/transfers',
        sent,
        { files },
      )
      toaster.show('success', message)
      onEntered()
    },
    [api, onEntered, toaster],
  )
  return (
    <DialogFrame title={text('portal.finance.transfers.enter')} width={640} isForm onClose={onClose}>
      <FindContext value={find}>
        <DeclaredForm
          id="forms/bank-transfer"
          submitLabel={text('portal.finance.transfers.post')}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
          onSubmit={enter}
          fields={6}
        />
      </FindContext>
    </DialogFrame>
  )
}
