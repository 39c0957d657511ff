import { useCallback, useState } from 'react'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { ForgotPasswordAnswers } from '../../generated/forgot-password-answers.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { DeclaredForm } from '../forms/DeclaredForm.tsx'
import { useFormTitle } from '../forms/use-form-title.ts'
import { AuthCard } from '../layouts/pieces/AuthCard.tsx'

/** Asks for a link to set a new password; the server's message does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const text = useText()
  const api = useApi()
  const [confirmation, setConfirmation] = useState<string>()
  const ask = useCallback(
    async (answers: ForgotPasswordAnswers) => {
      const { message } = await api.post('auth/password-reset', answers)
      setConfirmation(message)
    },
    [api],
  )
  return (
    <AuthCard title={useFormTitle('forms/forgot-password')} lead={text('portal.forgot-password.lead')}>
      {confirmation === undefined ? (
        <DeclaredForm
          id="forms/forgot-password"
          submitLabel={text('portal.forgot-password.submit')}
          onSubmit={ask}
          fields={1}
        />
      ) : (
        <AlertBanner kind="success">{confirmation}</AlertBanner>
      )}
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
    </AuthCard>
  )
}
