import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { useLogout } from '../session/use-logout.ts'
import { useSession } from '../session/session-context.ts'

/** Where every auth page leads besides its own subject: the public register, and out. */
export function AuthNavigation() {
  const text = useText()
  const session = useSession()
  const logout = useLogout()
  return (
    <Row aria-label={text('portal.navigation.site')}>
      <LanguageSelect />
      <Button component={Link} to="/search/Search-list" variant="text" color="inherit">
        {text('portal.member-checker')}
      </Button>
      {session && (
        <Button variant="outlined" color="inherit" onClick={() => void logout()}>
          {text('portal.logout')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0, 1),
  marginInlineStart: 'auto',
}))
