import { useState } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCategoryName } from '../../api/use-category-name.ts'
import { useStart } from '../../ui/start-context.ts'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { CategoryDoor } from '../../layouts/pieces/CategoryDoor.tsx'
import { RegistrationClosed } from '../../layouts/pieces/RegistrationClosed.tsx'
import { loginPath } from '../../session/redirect.ts'
import { RequirementList } from '../../sections/RequirementList.tsx'
import { TermsDialog } from './TermsDialog.tsx'

/** The requirements for a category, and the terms to accept first. Firms log in instead. */
export function SignupPage() {
  const text = useText()
  const { settings } = useStart()
  const { type = '', code = '' } = useParams()
  if (type === 'Corporate') return <Navigate to={loginPath('/firm')} replace />
  if (settings.minor_settings.registration !== true) return <RegistrationClosed title={text('portal.signup.title')} />
  return (
    <CategoryDoor title={text('portal.signup.title')} kind={type === 'Individual' ? type : undefined} code={code}>
      <IndividualSignup code={code} />
    </CategoryDoor>
  )
}

function IndividualSignup({ code }: { readonly code: string }) {
  const text = useText()
  const category = useCategoryName()(code)
  const [accepted, setAccepted] = useState(false)
  const [reading, setReading] = useState(false)
  return (
    <AuthCard title={text('portal.signup.title')} lead={text('portal.signup.lead', { category })} width={680}>
      <RequirementList category={code} />
      <Stack useFlexGap spacing={1.5}>
        <Button variant="outlined" onClick={() => setReading(true)} sx={{ alignSelf: 'flex-start' }}>
          {text('portal.signup.read-terms')}
        </Button>
        <FormControlLabel
          control={<Checkbox checked={accepted} onChange={(_, checked) => setAccepted(checked)} />}
          label={text('portal.signup.accept')}
        />
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Link component={RouterLink} to="/categories">
          {text('portal.signup.other-category')}
        </Link>
        <ContinueButton to={`/register/Individual/${encodeURIComponent(code)}`} enabled={accepted} />
      </Stack>
      <TermsDialog
        open={reading}
        onClose={() => setReading(false)}
        onAccept={() => {
          setAccepted(true)
          setReading(false)
        }}
      />
    </AuthCard>
  )
}

/** A link once the user may follow it; before that a disabled button, which no address can bypass. */
function ContinueButton({ to, enabled }: { readonly to: string; readonly enabled: boolean }) {
  const label = useText()('portal.continue')
  if (!enabled) {
    return (
      <Button variant="contained" disabled>
        {label}
      </Button>
    )
  }
  return (
    <Button component={RouterLink} to={to} variant="contained">
      {label}
    </Button>
  )
}
