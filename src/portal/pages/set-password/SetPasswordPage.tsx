import { useCallback } from 'react'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import type { SetPasswordAnswers } from '../../../generated/set-password-answers.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { useFormTitle } from '../../forms/use-form-title.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { isLinkOver, usePasswordLink } from './use-password-link.ts'

/** Sets the password that an e-mailed link asks for, then goes to log-in; a link that is over says so at once. */
export function SetPasswordPage() {
  const text = useText()
  const { code = '' } = useParams()
  const title = useFormTitle('forms/set-password')
  const { state, setOver } = usePasswordLink(code)
  if (state === 'over') {
    return (
      <AuthCard title={title}>
        <AlertBanner kind="error">{text('portal.set-password.over')}</AlertBanner>
        <Button component={RouterLink} to="/forgot-password" variant="contained">
          {text('portal.set-password.new-link')}
        </Button>
        <Link component={RouterLink} to="/">
          {text('portal.back-to-login')}
        </Link>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={title} lead={text('portal.set-password.lead')}>
      {state === 'pending' ? <FormSkeleton fields={2} /> : <PasswordForm code={code} onOver={setOver} />}
      <Link component={RouterLink} to="/forgot-password">
        {text('portal.set-password.new-link')}
      </Link>
    </AuthCard>
  )
}

interface PasswordFormProps {
  readonly code: string
  /** Called when the link stopped working while the form was open. */
  readonly onOver: () => void
}

function PasswordForm({ code, onOver }: PasswordFormProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const navigate = useNavigate()
  const set = useCallback(
    async (answers: SetPasswordAnswers) => {
      try {
        const { message } = await api.post('auth/password', { ...answers, token: code })
        toaster.show('success', message)
      } catch (thrown) {
        if (isLinkOver(thrown)) return onOver()
        throw thrown
      }
      await navigate('/')
    },
    [api, code, navigate, onOver, toaster],
  )
  return <DeclaredForm id="forms/set-password" submitLabel={text('portal.set-password.submit')} onSubmit={set} />
}
