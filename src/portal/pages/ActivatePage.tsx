import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { AuthCard } from '../layouts/AuthCard.tsx'
import { Office } from '../layouts/Office.tsx'

/** How an existing member gets an account: through the office, until the portal can search the register. */
export function ActivatePage() {
  const text = useText()
  return (
    <AuthCard title={text('portal.activate.title')} lead={text('portal.activate.text')}>
      <Office />
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
    </AuthCard>
  )
}
