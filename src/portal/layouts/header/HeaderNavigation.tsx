import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'
import { LanguageSelect } from '../../language/LanguageSelect.tsx'
import { PortalLink } from '../../ui/PortalLink.tsx'
import { headerAction } from './header-action.ts'

interface HeaderNavigationProps {
  /** The text of the link to the public register. */
  readonly register: string
  /** Further links. */
  readonly children?: ReactNode
}

/** The actions at the end of a public page's header: the language, the public register, and further ones. */
export function HeaderNavigation({ register, children }: HeaderNavigationProps) {
  const text = useText()
  return (
    <Row aria-label={text('portal.navigation.site')}>
      <LanguageSelect />
      <Button
        component={PortalLink}
        to="/search/Search-list"
        color="inherit"
        startIcon={<PersonSearchOutlined />}
        sx={headerAction}
      >
        {register}
      </Button>
      {children}
    </Row>
  )
}

/** With too little room the words wrap first; only then does the logo before them shrink. */
const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: '0 1000 auto',
  // Icons align, however many lines the words under them take.
  alignItems: 'flex-start',
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { alignItems: 'center', flex: 'none', gap: theme.spacing(1) },
}))
