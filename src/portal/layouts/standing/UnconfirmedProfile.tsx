import Button from '@mui/material/Button'
import { Link, useMatch } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { OneNotice } from '../../../renderer/feedback/notices/OneNotice.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'

/** Asks a member whose application is released to confirm their profile, if nobody has confirmed it. */
export function UnconfirmedProfile() {
  const text = useText()
  const profile = profileSummary(useUser())
  const onPage = useMatch('/profile/profileConfirm') !== null
  if (profile?.confirmed !== false || !profile.ApplicationReleased) return null
  return (
    <OneNotice name="confirm">
      {/* Its own page says it all, and needs no other notice either. */}
      {!onPage && (
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
      )}
    </OneNotice>
  )
}
