import { useCallback, useState } from 'react'
import Link from '@mui/material/Link'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import type { AnswersByForm } from '../../../generated/answers-by-form.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useStart } from '../../ui/start-context.ts'
import { ConsentDialog } from '../../forms/ConsentDialog.tsx'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormTitle } from '../../forms/use-form-title.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { CategoryDoor } from '../../layouts/pieces/CategoryDoor.tsx'
import { RegistrationClosed } from '../../layouts/pieces/RegistrationClosed.tsx'
import { challengePath } from '../../session/challenge-route.ts'
import { ownRegistration } from '../../session/own-registration.ts'

/** How each kind of account registers. */
const kinds = {
  Individual: { form: 'forms/register-individual', path: 'auth/register', categories: 'Individual' },
  Corporate: { form: 'forms/register-firm', path: 'auth/createFirm', categories: 'Firm' },
} as const

/** A new account for a person. */
export function RegisterPersonPage() {
  return <RegisterPage kind="Individual" />
}

/** A new account for a firm. */
export function RegisterFirmPage() {
  return <RegisterPage kind="Corporate" />
}

/** A new account for the category in the address, if it may be applied for. */
function RegisterPage({ kind }: Pick<RegistrationProps, 'kind'>) {
  const { settings } = useStart()
  const { code = '' } = useParams()
  const title = useFormTitle(kinds[kind].form)
  if (settings.minor_settings.registration !== true) return <RegistrationClosed title={title} />
  return (
    <CategoryDoor title={title} kind={kinds[kind].categories} code={code}>
      <Registration {...{ kind, code, title }} />
    </CategoryDoor>
  )
}

interface RegistrationProps {
  readonly kind: keyof typeof kinds
  readonly code: string
  readonly title: string
}

/** The form of a new account; asks for consent to data processing first. */
function Registration({ kind, code, title }: RegistrationProps) {
  const text = useText()
  const [consented, setConsented] = useState(false)
  const register = useRegister(kind)
  const navigate = useNavigate()
  return (
    <AuthCard title={title} lead={text(`portal.register.${kind}.lead`)} width={560}>
      <DeclaredForm
        id={kinds[kind].form}
        answers={{ category: code, type: kind }}
        submitLabel={text('portal.register.submit')}
        onSubmit={register}
        fields={5}
      />
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
      <ConsentDialog
        type="Application"
        open={!consented}
        onAgree={() => setConsented(true)}
        onDisagree={() => void navigate('/')}
      />
    </AuthCard>
  )
}

function useRegister(type: keyof typeof kinds) {
  const api = useApi()
  const navigate = useNavigate()
  return useCallback(
    async (answers: AnswersByForm[(typeof kinds)[keyof typeof kinds]['form']]) => {
      const challenge = await api.post(kinds[type].path, answers)
      ownRegistration(() => window.localStorage).keep(challenge.id)
      await navigate(challengePath(challenge))
    },
    [api, navigate, type],
  )
}
