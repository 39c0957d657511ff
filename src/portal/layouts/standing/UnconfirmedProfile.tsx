import Button from '@mui/material/Button'
import { Link, useMatch } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'

/** Asks a member whose application is released to confirm their profile, if nobody has confirmed it. */
export function UnconfirmedProfile() {
  const text = useText()
  const profile = profileSummary(useUser())
  const onPage = useMatch('/profile/profileConfirm') !== null
  const unconfirmed = profile?.confirmed === false && !onPage
  const { data } = useCall(unconfirmed ? 'application' : null)
  if (!unconfirmed || !data?.some(({ status }) => status === 'Released')) return null
  return (
    <AlertBanner
      kind="warning"
      action={
        <Button component={Link} to="/profile/profileConfirm" color="inherit" size="small">
          {text('portal.confirm.action')}
        </Button>
      }
    >
      {text('portal.confirm.banner')}
    </AlertBanner>
  )
}
