import { Suspense } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, Outlet } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { PageSkeleton } from '../app/PageSkeleton.tsx'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

/** The public register: logo, back to the search, My Account. */
export function PublicLayout() {
  const text = useText()
  return (
    <Frame>
      <SkipLink />
      <Header>
        <SiteLogo to="/search/Search-list" />
        <nav aria-label={text('portal.navigation.site')}>
          <LanguageSelect />
          <Button component={Link} to="/search/Search-list" color="inherit">
            {text('portal.public.search')}
          </Button>
          <Button component={Link} to="/" variant="outlined">
            {text('portal.public.account')}
          </Button>
        </nav>
      </Header>
      <Main id={mainId} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Main>
      <SiteFooter />
    </Frame>
  )
}

const Frame = styled('div')({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' })

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 76,
  padding: theme.spacing(1, 2),
  background: 'var(--mui-palette-background-paper)',
  borderBottom: '1px solid var(--mui-palette-divider)',
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(1, 5) },
}))

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 1040,
  margin: '0 auto',
  padding: theme.spacing(4, 2.5),
  outline: 'none',
}))
