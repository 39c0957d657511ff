import { useCallback } from 'react'
import Link from '@mui/material/Link'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import type { SetPasswordAnswers } from '../../generated/set-password-answers.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { DeclaredForm } from '../forms/DeclaredForm.tsx'
import { useFormTitle } from '../forms/use-form-title.ts'
import { AuthCard } from '../layouts/pieces/AuthCard.tsx'

/** Sets the password that an e-mailed link asks for, then goes to log-in. */
export function SetPasswordPage() {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const navigate = useNavigate()
  const { code = '' } = useParams()
  const set = useCallback(
    async (answers: SetPasswordAnswers) => {
      const { message } = await api.post('auth/password', { ...answers, token: code })
      toaster.show('success', message)
      await navigate('/')
    },
    [api, code, navigate, toaster],
  )
  return (
    <AuthCard title={useFormTitle('forms/set-password')} lead={text('portal.set-password.lead')}>
      <DeclaredForm id="forms/set-password" submitLabel={text('portal.set-password.submit')} onSubmit={set} />
      <Link component={RouterLink} to="/forgot-password">
        {text('portal.set-password.new-link')}
      </Link>
    </AuthCard>
  )
}
