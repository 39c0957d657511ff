import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { LanguageSelect } from '../../language/LanguageSelect.tsx'
import { headerAction } from './header-action.ts'

interface HeaderNavigationProps {
  /** What the link to the public register says. */
  readonly register: string
  /** Where else it leads. */
  readonly children?: ReactNode
}

/** The actions at the end of the header of pages for everybody: the language, the public register, and further ones. */
export function HeaderNavigation({ register, children }: HeaderNavigationProps) {
  const text = useText()
  return (
    <Row aria-label={text('portal.navigation.site')}>
      <LanguageSelect />
      <Button
        component={Link}
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

/** Where there is too little room its words are broken into lines first; only then does the logo before it give way. */
const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: '0 1000 auto',
  // Icons are level, however many lines the words under them take.
  alignItems: 'flex-start',
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { alignItems: 'center', flex: 'none', gap: theme.spacing(1) },
}))
