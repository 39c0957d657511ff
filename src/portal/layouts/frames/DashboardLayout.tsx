import { useState } from 'react'
import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { Outlet, useLocation } from 'react-router-dom'
import { OneNoticeAtATime } from '../../../renderer/feedback/notices/OneNoticeAtATime.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFreshUser } from '../../session/use-fresh-user.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { useStart } from '../../ui/start-context.ts'
import { useInstalled } from '../../ui/use-installed.ts'
import { Breadcrumbs } from '../header/Breadcrumbs.tsx'
import { FullScreenSpinner } from '../pieces/FullScreenSpinner.tsx'
import { IncompleteProfile } from '../standing/IncompleteProfile.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteLogo } from '../brand/SiteLogo.tsx'
import { mainId, SkipLink } from '../pieces/SkipLink.tsx'
import { TopBar } from '../header/TopBar.tsx'
import { ReadyToSubmit } from '../standing/ReadyToSubmit.tsx'
import { UnconfirmedProfile } from '../standing/UnconfirmedProfile.tsx'

const menuWidth = 264

/** Members' pages in their shell; there is none where the organisation has not installed the page's package. */
export function DashboardLayout() {
  const { pathname } = useLocation()
  const isInstalled = useInstalled()
  return isInstalled(pathname) ? <Shell /> : <NotFoundPage />
}

/** Menu, top bar, breadcrumbs, and reminders about the profile, around the page. */
function Shell() {
  const text = useText()
  const { tenant } = useStart()
  useFreshUser()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <LoadingBoundary fallback={<FullScreenSpinner />}>
      <SkipLink />
      <Frame>
        <Side aria-label={tenant.name}>
          <LogoCell>
            <SiteLogo to="/dashboard" />
          </LogoCell>
          <SideMenu />
        </Side>
        <Drawer
          open={open}
          onClose={close}
          slotProps={{ paper: { sx: { width: menuWidth }, 'aria-label': text('portal.navigation.main') } }}
        >
          <LogoCell>
            <SiteLogo to="/dashboard" />
          </LogoCell>
          <SideMenu onFollow={close} />
        </Drawer>
        <Column>
          <TopBar onMenu={() => setOpen(true)} />
          <Main id={mainId} tabIndex={-1}>
            <Breadcrumbs />
            <OneNoticeAtATime>
              <UnconfirmedProfile />
              <IncompleteProfile />
              <ReadyToSubmit />
              <LoadingBoundary fallback={<PageSkeleton />}>
                <Outlet />
              </LoadingBoundary>
            </OneNoticeAtATime>
          </Main>
          <SiteFooter />
        </Column>
      </Frame>
    </LoadingBoundary>
  )
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: `${menuWidth}px minmax(0, 1fr)` },
}))

const Side = styled('aside')(({ theme }) => ({
  display: 'none',
  background: 'var(--mui-palette-background-paper)',
  borderInlineEnd: '1px solid var(--mui-palette-divider)',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    overflowY: 'auto',
  },
}))

const LogoCell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 72,
  padding: theme.spacing(1, 2.5),
  borderBlockEnd: '1px solid var(--mui-palette-divider)',
}))

const Column = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  minWidth: 0,
})

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 1180,
  minWidth: 0,
  margin: '0 auto',
  padding: theme.spacing(2.5, 2),
  outline: 'none',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3.5, 5) },
}))
