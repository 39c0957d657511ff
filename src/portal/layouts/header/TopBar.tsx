import MenuOutlined from '@mui/icons-material/MenuOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { SiteLogo } from '../brand/SiteLogo.tsx'
import { Membership } from '../standing/Membership.tsx'
import { roomForMembership } from '../standing/room-for-membership.ts'
import { NotificationBell } from './notifications/NotificationBell.tsx'

/**
 * Registration number, category and status; the bell; the account. The menu beside it shows the logo; where the menu
 * is a drawer, the bar does.
 */
export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const text = useText()
  return (
    <Bar>
      <MenuButton onClick={onMenu} aria-label={text('portal.navigation.open')} edge="start">
        <MenuOutlined />
      </MenuButton>
      <Identity>
        <SiteLogo named to="/dashboard" />
        <Membership />
      </Identity>
      <End>
        <NotificationBell />
        <AccountMenu />
      </End>
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 72,
  padding: theme.spacing(1, 1.5),
  background: 'var(--mui-palette-background-paper)',
  borderBlockEnd: '1px solid var(--mui-palette-divider)',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(1, 5) },
}))

const MenuButton = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const Identity = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0, 4),
  minWidth: 0,
  [theme.breakpoints.down(roomForMembership)]: { flexDirection: 'column', alignItems: 'start' },
  // A long name takes more lines before anything else gives way.
  [theme.breakpoints.up(roomForMembership)]: { '& > a': { flex: '1 0 11rem', maxWidth: 'max-content' } },
  [theme.breakpoints.up('md')]: { '& > a': { display: 'none' } },
}))

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  marginInlineStart: 'auto',
}))
