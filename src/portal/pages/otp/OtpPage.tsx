import { useCallback } from 'react'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { Link as RouterLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { maskPhone } from '../../../engine/format/mask-value.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { OneTimeCodeAnswers } from '../../../generated/one-time-code-answers.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import type { SentChallenge } from '../../api/api-error.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormTitle } from '../../forms/use-form-title.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { readChallenge } from '../../session/challenge-route.ts'
import { entryPath } from '../../session/entry-path.ts'
import { ownRegistration } from '../../session/own-registration.ts'
import { redirectFrom } from '../../session/redirect.ts'
import { toSession } from '../../session/session.ts'
import { useSessionStore } from '../../session/session-context.ts'
import { ResendCode } from '../../session/ResendCode.tsx'

const codeLength = 6

/** Asks for the one-time code that completes a registration. The right code logs in. */
export function OtpPage() {
  const { id = '' } = useParams()
  const challenge = readChallenge(id)
  return challenge ? <CodeEntry challenge={challenge} /> : <BrokenAddress />
}

function CodeEntry({ challenge }: { readonly challenge: SentChallenge }) {
  const text = useText()
  const [query] = useSearchParams()
  const code = query.get('verify')
  const verify = useVerify()
  const lead =
    challenge.phone_no === ''
      ? text('portal.otp.lead-without-phone')
      : text('portal.otp.lead', { phone: masked(challenge.phone_no) })
  return (
    <AuthCard title={useFormTitle('forms/one-time-code')} lead={lead}>
      <DeclaredForm
        id="forms/one-time-code"
        answers={{ id: challenge.id, ...(code !== null && { otp_code: code }) }}
        submitLabel={text('portal.otp.submit')}
        onSubmit={verify}
        isReady={isComplete}
        fields={1}
      />
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <ResendCode challenge={challenge} />
        <Link component={RouterLink} to="/success">
          {text('portal.otp.by-email')}
        </Link>
      </Stack>
    </AuthCard>
  )
}

const isComplete = ({ otp_code: code }: JsonObject) => typeof code === 'string' && code.trim().length === codeLength

/** The server may have masked part of the number already; this masks the rest. */
const masked = (phone: string) => (/^\+?\d+$/.test(phone) ? maskPhone(phone) : phone)

function useVerify() {
  const api = useApi()
  const store = useSessionStore()
  const toaster = useToaster()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    async (answers: OneTimeCodeAnswers) => {
      const answer = await api.post('auth/verify-otp', answers)
      toaster.show('success', answer.message)
      const session = toSession(answer)
      if (!session) return
      ownRegistration(() => window.localStorage).forget()
      store.set(session)
      await navigate(redirectFrom(search) ?? entryPath(session.user), { replace: true })
    },
    [api, store, toaster, navigate, search],
  )
}

function BrokenAddress() {
  const text = useText()
  return (
    <AuthCard title={useFormTitle('forms/one-time-code')}>
      <AlertBanner kind="error">{text('portal.otp.broken')}</AlertBanner>
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
    </AuthCard>
  )
}
