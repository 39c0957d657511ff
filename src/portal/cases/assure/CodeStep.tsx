import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import type { CodeSentResponse } from '../../../contract/auth.ts'
import type { OneTimeCodeAnswers } from '../../../generated/one-time-code-answers.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { ResendCode } from '../../session/ResendCode.tsx'
import { useToaster } from '../../ui/toaster-context.ts'

interface CodeStepProps {
  readonly onVerified: () => Promise<void>
  readonly onClose: () => void
}

/**
 * The code that was sent to the user's phone. It is asked for when the step appears: a signature may have sent it
 * already, and then none is sent twice.
 */
export function CodeStep({ onVerified, onClose }: CodeStepProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { sent, failure } = useSentCode()
  const verify = useCallback(
    async (answers: OneTimeCodeAnswers) => {
      const { message } = await api.post('auth/verify-otp', answers)
      toaster.show('success', message)
      await onVerified()
    },
    [api, toaster, onVerified],
  )
  return (
    <Stack spacing={2}>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      {sent && (
        <Typography color="textSecondary">{text('portal.assure.code-lead', { phone: sent.phone_no })}</Typography>
      )}
      <DeclaredForm
        id="forms/one-time-code"
        submitLabel={text('portal.otp.submit')}
        onSubmit={verify}
        fields={1}
        actions={<Button onClick={onClose}>{text('renderer.close')}</Button>}
      />
      <div>
        <ResendCode />
      </div>
    </Stack>
  )
}

function useSentCode() {
  const api = useApi()
  const failureOf = useFailureOf()
  const [sent, setSent] = useState<CodeSentResponse>()
  const [failure, setFailure] = useState<ApiError>()
  useEffect(() => {
    api.get('auth/send-otp').then(setSent, (thrown: unknown) => setFailure(failureOf(thrown)))
  }, [api, failureOf])
  return { sent, failure }
}
