import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import Button from '@mui/material/Button'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useLogout } from '../../session/use-logout.ts'
import { useSession } from '../../session/session-context.ts'
import { headerAction } from './header-action.ts'
import { HeaderNavigation } from './HeaderNavigation.tsx'

/** The links on every auth page: the public register and logging out. */
export function AuthNavigation() {
  const text = useText()
  const session = useSession()
  const logout = useLogout()
  return (
    <HeaderNavigation register={text('portal.member-checker')}>
      {session && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<LogoutOutlined />}
          sx={headerAction}
          onClick={() => void logout()}
        >
          {text('portal.logout')}
        </Button>
      )}
    </HeaderNavigation>
  )
}
