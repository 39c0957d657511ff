import { useCallback, useMemo } from 'react'
import Button from '@mui/material/Button'
import type { ActivationCodeAnswers } from '../../../generated/activation-code-answers.ts'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ConsentDialog } from '../../forms/ConsentDialog.tsx'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormReady } from '../../forms/use-form-ready.ts'
import { useFormTitle } from '../../forms/use-form-title.ts'
import { toSession } from '../../session/session.ts'
import { useSessionStore } from '../../session/session-context.ts'
import { useQuestion } from './use-question.ts'

interface CodeDialogProps {
  /** Values from a link, or entered earlier by the member. */
  readonly code: string | undefined
  readonly email: string
  readonly onClose: () => void
}

/** The activation code and a password; after consent they activate the account, which logs in. */
export function CodeDialog({ code, email, onClose }: CodeDialogProps) {
  const text = useText()
  useFormReady('forms/activation-code')
  const { question, ask } = useQuestion()
  const activate = useActivate(ask)
  const answers = useMemo(() => ({ email, ...(code !== undefined && { otp_code: code }) }), [code, email])
  return (
    <>
      <DialogFrame title={useFormTitle('forms/activation-code')} onClose={onClose}>
        <DeclaredForm
          id="forms/activation-code"
          answers={answers}
          submitLabel={text('portal.activate.submit')}
          onSubmit={activate}
          fields={4}
          actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
        />
      </DialogFrame>
      <ConsentDialog
        type="Activation"
        open={question !== undefined}
        onAgree={() => question?.(true)}
        onDisagree={() => question?.(false)}
      />
    </>
  )
}

/** Without consent nothing is sent; the dialog stays open. */
function useActivate(askForConsent: () => Promise<boolean>) {
  const api = useApi()
  const store = useSessionStore()
  return useCallback(
    async (answers: ActivationCodeAnswers) => {
      if (!(await askForConsent())) return
      const session = toSession(await api.post('auth/activation/activate', answers))
      if (session) store.set(session)
    },
    [api, askForConsent, store],
  )
}
