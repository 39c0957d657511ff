import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { NavLink } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { isPortalPath } from '../app/is-portal-path.ts'
import { useStart } from '../app/start-context.ts'
import { useDocument } from '../forms/published-context.ts'
import { useUser } from '../session/session-context.ts'
import { menuEntries } from './menu-entries.ts'
import type { ShownEntry } from './menu-entries.ts'
import { MenuIcon } from './MenuIcon.tsx'

/** The declared menu, as this person may see it. */
export function SideMenu({ onFollow }: { readonly onFollow?: () => void }) {
  const text = useText()
  const { settings } = useStart()
  const user = useUser()
  const { page } = useDocument('pages/menu')
  if (page?.kind !== 'menu') return null
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  return (
    <nav aria-label={text('portal.navigation.main')}>
      <List>
        {menuEntries(page, settings.site_installed_packages, values)
          .filter(hasPage)
          .map((shown) => (
            <li key={shown.entry.id}>
              <Entry {...shown} onFollow={onFollow} />
            </li>
          ))}
      </List>
    </nav>
  )
}

/** Services that are declared and not yet part of the portal have no entry that leads nowhere. */
const hasPage = ({ entry }: ShownEntry): boolean => isPortalPath(entry.path)

function Entry({ entry, enabled, onFollow }: ShownEntry & { readonly onFollow?: (() => void) | undefined }) {
  const content = (
    <>
      <MenuIcon name={entry.icon} />
      {entry.title}
    </>
  )
  if (!enabled) return <Unavailable aria-disabled="true">{content}</Unavailable>
  return (
    <Follow to={entry.path} onClick={onFollow}>
      {content}
    </Follow>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: theme.spacing(2, 1.5),
  listStyle: 'none',
}))

const entryLook = (theme: Theme) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(1, 1.5),
  borderRadius: 'var(--mui-shape-borderRadius)',
  fontWeight: 500,
  textDecoration: 'none',
})

const Follow = styled(NavLink)(({ theme }) => ({
  ...entryLook(theme),
  color: 'var(--mui-palette-text-primary)',
  '& svg': { color: 'var(--mui-palette-text-secondary)' },
  '&:hover': { background: 'var(--mui-palette-sunken)' },
  '&.active': {
    background: 'var(--mui-palette-primary-soft)',
    color: 'var(--mui-palette-primary-text)',
    fontWeight: 650,
  },
  '&.active svg': { color: 'inherit' },
}))

const Unavailable = styled('span')(({ theme }) => ({
  ...entryLook(theme),
  color: 'var(--mui-palette-text-disabled)',
}))
