import { useState } from 'react'
import Button from '@mui/material/Button'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import type { ApiError, SentChallenge } from '../api/api-error.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useCountdown } from './use-countdown.ts'

interface ResendCodeProps {
  /** What the code is for; the user's session unless given. */
  readonly challenge?: SentChallenge
}

/** Requests another code; each response says how long to wait for the next. */
export function ResendCode({ challenge }: ResendCodeProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [seconds, startCountdown] = useCountdown()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const resend = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const sent = await api.get(
        challenge ? `auth/send-otp?user_id=${encodeURIComponent(challenge.id)}` : 'auth/send-otp',
      )
      toaster.show('success', sent.message)
      startCountdown(sent.resend_after)
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    setBusy(false)
  }
  return (
    <>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      <Button variant="outlined" disabled={seconds > 0} loading={busy} onClick={() => void resend()}>
        {seconds > 0 ? text('portal.otp.resend-in', { seconds }) : text('portal.otp.resend')}
      </Button>
    </>
  )
}
