import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, Outlet } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { headerAction } from '../header/header-action.ts'
import { HeaderNavigation } from '../header/HeaderNavigation.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteFrame, SiteHeader } from './SiteFrame.tsx'
import { SiteLogo } from '../brand/SiteLogo.tsx'
import { mainId, SkipLink } from '../pieces/SkipLink.tsx'

/** The public register: logo, back to the search, My Account. */
export function PublicLayout() {
  const text = useText()
  return (
    <SiteFrame>
      <SkipLink />
      <SiteHeader>
        <SiteLogo named to="/search/Search-list" />
        <HeaderNavigation register={text('portal.public.search')}>
          <Button component={Link} to="/" variant="outlined" startIcon={<AccountCircleOutlined />} sx={headerAction}>
            {text('portal.public.account')}
          </Button>
        </HeaderNavigation>
      </SiteHeader>
      <Main id={mainId} tabIndex={-1}>
        <LoadingBoundary fallback={<PageSkeleton />}>
          <Outlet />
        </LoadingBoundary>
      </Main>
      <SiteFooter />
    </SiteFrame>
  )
}

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
