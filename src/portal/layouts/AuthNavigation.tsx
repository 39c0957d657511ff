import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { useLogout } from '../session/use-logout.ts'
import { useSession } from '../session/session-context.ts'
import { headerAction } from './header-action.ts'
import { HeaderNavigation } from './HeaderNavigation.tsx'

/** Where every auth page leads besides its own subject: the public register, and out. */
export function AuthNavigation() {
  const text = useText()
  const session = useSession()
  const logout = useLogout()
  return (
    <HeaderNavigation aria-label={text('portal.navigation.site')}>
      <LanguageSelect />
      <Button
        component={Link}
        to="/search/Search-list"
        color="inherit"
        startIcon={<PersonSearchOutlined />}
        sx={headerAction}
      >
        {text('portal.member-checker')}
      </Button>
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
