import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AuthCard } from './AuthCard.tsx'

/** Replaces a step of registration while the organisation accepts no new members. */
export function RegistrationClosed({ title }: { readonly title: string }) {
  const text = useText()
  return (
    <AuthCard title={title}>
      <AlertBanner kind="info">{text('portal.registration-closed')}</AlertBanner>
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
    </AuthCard>
  )
}
