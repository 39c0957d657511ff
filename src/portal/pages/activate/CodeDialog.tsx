import { useCallback, useMemo } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ActivationCodeAnswers } from '../../../generated/activation-code-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ConsentDialog } from '../../forms/ConsentDialog.tsx'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
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
  const { question, ask } = useQuestion()
  const activate = useActivate(ask)
  const answers = useMemo(() => ({ email, ...(code !== undefined && { otp_code: code }) }), [code, email])
  return (
    <>
      <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="activation-title">
        <DialogTitle id="activation-title">{useFormTitle('forms/activation-code')}</DialogTitle>
        <DialogContent>
          <DeclaredForm
            id="forms/activation-code"
            answers={answers}
            submitLabel={text('portal.activate.submit')}
            onSubmit={activate}
            fields={4}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('portal.cancel')}</Button>
        </DialogActions>
      </Dialog>
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
