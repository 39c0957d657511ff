import { useCallback, useEffect, useState } from 'react'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router-dom'
import type { FinishRegistrationAnswers } from '../../../generated/finish-registration-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormTitle } from '../../forms/use-form-title.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { Emblem } from '../../layouts/pieces/Emblem.tsx'
import { ownRegistration } from '../../session/own-registration.ts'

type VerificationState = 'pending' | 'success' | 'failed' | 'password-needed'

const looks = {
  pending: { icon: <HourglassEmptyOutlined />, tone: 'primary' },
  success: { icon: <CheckCircleOutlined />, tone: 'success' },
  failed: { icon: <ErrorOutlined />, tone: 'error' },
} as const

/** Activates an account with the code of the e-mailed link. */
export function ActivationLinkPage() {
  const text = useText()
  const { code = '' } = useParams()
  const [state, setState] = useVerification(code)
  if (state === 'password-needed') return <FinishRegistration code={code} onDone={() => setState('success')} />
  return (
    <AuthCard title={text('portal.verify.title')}>
      <Emblem {...looks[state]} />
      <p role={state === 'failed' ? 'alert' : 'status'}>{text(`portal.verify.${state}`)}</p>
      {state !== 'pending' && (
        <Button component={Link} to="/" variant={state === 'success' ? 'contained' : 'outlined'}>
          {text('portal.to-login')}
        </Button>
      )}
    </AuthCard>
  )
}

interface FinishRegistrationProps {
  readonly code: string
  readonly onDone: () => void
}

/** When the link is opened in another browser, its user chooses the password: somebody else may have registered. */
function FinishRegistration({ code, onDone }: FinishRegistrationProps) {
  const text = useText()
  const api = useApi()
  const finish = useCallback(
    async (answers: FinishRegistrationAnswers) => {
      await api.post('auth/verify', { ...answers, activation_code: code })
      onDone()
    },
    [api, code, onDone],
  )
  return (
    <AuthCard
      title={useFormTitle('forms/finish-registration')}
      lead={text('portal.verify.password-needed')}
      width={560}
    >
      <DeclaredForm
        id="forms/finish-registration"
        submitLabel={text('portal.verify.submit')}
        onSubmit={finish}
        fields={4}
      />
      <p>{text('portal.verify.not-mine')}</p>
    </AuthCard>
  )
}

/** Sends each code once, however often the page renders. */
function useVerification(code: string) {
  const api = useApi()
  const [state, setState] = useState<VerificationState>('pending')
  useEffect(() => {
    let shown = true
    const own = ownRegistration(() => window.localStorage)
    const report = (next: VerificationState) => shown && setState(next)
    const id = own.get()
    const body = { activation_code: code, ...(id !== undefined && { id }) }
    verifyOnce(code, () => api.post('auth/verify', body)).then(
      () => {
        own.forget()
        report('success')
      },
      (failure: unknown) => report(needsPassword(failure) ? 'password-needed' : 'failed'),
    )
    return () => {
      shown = false
    }
  }, [api, code])
  return [state, setState] as const
}

const needsPassword = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'password-needed'

const sent = new Map<string, Promise<unknown>>()

function verifyOnce(code: string, send: () => Promise<unknown>): Promise<unknown> {
  const known = sent.get(code) ?? send()
  sent.set(code, known)
  return known
}
