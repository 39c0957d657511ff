import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { LoginAnswers } from '../../generated/login-answers.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { ApiError } from '../api/api-error.ts'
import { PortalLink } from '../ui/PortalLink.tsx'
import { useStart } from '../ui/start-context.ts'
import { useWayfinding } from '../ui/wayfinding.ts'
import { DeclaredForm } from '../forms/DeclaredForm.tsx'
import { useFormTitle } from '../forms/use-form-title.ts'
import { AuthCard } from '../layouts/pieces/AuthCard.tsx'
import { BrandLine } from '../layouts/brand/BrandLine.tsx'
import { Instructions } from '../layouts/pieces/Instructions.tsx'
import { loginBrand } from '../layouts/brand/login-brand.ts'
import { challengePath } from '../session/challenge-route.ts'
import { redirectFrom } from '../session/redirect.ts'
import { toSession } from '../session/session.ts'
import { useSessionStore } from '../session/session-context.ts'
import { forgetTypedEmail, keepTypedEmail, typedEmail } from '../session/typed-email.ts'

/** The portal's first page. */
export function LoginPage() {
  const text = useText()
  const { settings, theme } = useStart()
  const login = useLogin()
  const { layout } = loginBrand(theme)
  const registration = settings.minor_settings.registration === true
  const typed = useTypedEmail()
  return (
    <AuthCard title={useFormTitle('forms/login')} width={layout === 'split' ? 460 : 520} bare={layout === 'split'}>
      {layout === 'centred' && <BrandLine />}
      <SessionNotice />
      {typed !== undefined && <AlertBanner kind="info">{text('portal.login.updated')}</AlertBanner>}
      {registration && <FirmInvitation />}
      <Stack spacing={2}>
        <DeclaredForm
          id="forms/login"
          submitLabel={text('portal.login.submit')}
          onSubmit={login}
          {...(typed !== undefined && { answers: typed })}
        />
        <Link component={PortalLink} to="/forgot-password" sx={{ alignSelf: 'flex-end' }}>
          {text('portal.login.forgot-password')}
        </Link>
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ '& > *': { flex: '1 1 auto' } }}>
        <Button component={PortalLink} to="/activate" variant="outlined">
          {text('portal.login.activate')}
        </Button>
        {registration && (
          <Button component={PortalLink} to="/categories" variant="outlined">
            {text('portal.login.register')}
          </Button>
        )}
      </Stack>
      <Instructions registration={registration} />
    </AuthCard>
  )
}

/** The address that was typed before the page was loaded again, as the form's first answers. */
function useTypedEmail(): LoginAnswers | undefined {
  const [email] = useState(() => typedEmail(window.sessionStorage))
  useEffect(() => forgetTypedEmail(window.sessionStorage), [])
  return useMemo(() => (email === undefined ? undefined : { email }), [email])
}

/** Logs in; an account that is not activated continues with its one-time code. */
function useLogin() {
  const api = useApi()
  const store = useSessionStore()
  const { go } = useWayfinding()
  return useCallback(
    async (answers: LoginAnswers) => {
      keepTypedEmail(window.sessionStorage, answers.email ?? '')
      try {
        const session = toSession(await api.post('auth/login', answers))
        if (session) store.set(session)
      } catch (failure) {
        if (!(failure instanceof ApiError) || !failure.challenge) throw failure
        await go(challengePath(failure.challenge))
      } finally {
        forgetTypedEmail(window.sessionStorage)
      }
    },
    [api, store, go],
  )
}

/** Why a session ended; shown once, gone after a reload. */
function SessionNotice() {
  const store = useSessionStore()
  const stored = useSyncExternalStore(store.subscribe, store.notice)
  const [notice, setNotice] = useState(stored)
  // Another tab may end the session just after this one arrived here.
  if (stored !== undefined && stored !== notice) setNotice(stored)
  useEffect(() => {
    if (stored !== undefined) store.dismissNotice()
  }, [store, stored])
  return notice === undefined ? null : <AlertBanner kind="info">{notice}</AlertBanner>
}

/** Firms arrive here from their category: with an account they log in, without one they register it. */
function FirmInvitation() {
  const text = useText()
  const { search } = useWayfinding()
  if (redirectFrom(search) !== '/firm') return null
  return (
    <AlertBanner
      kind="info"
      action={
        <Button component={PortalLink} to="/register/Corporate/FIRM" color="info" size="small">
          {text('portal.login.register-firm')}
        </Button>
      }
    >
      {text('portal.login.firm')}
    </AlertBanner>
  )
}
