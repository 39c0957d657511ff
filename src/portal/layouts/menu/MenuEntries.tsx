import OpenInNew from '@mui/icons-material/OpenInNew'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import type { MenuEntry } from '../../../engine/document/page-definition.ts'
import type { ShownEntry } from './menu-entries.ts'
import { listAbove } from '../../cases/case-address.ts'
import { MenuIcon } from './MenuIcon.tsx'

export interface MenuEntriesProps {
  readonly entries: readonly ShownEntry[]
  readonly onFollow?: (() => void) | undefined
  /** What it is called; the portal's main menu without it. */
  readonly label?: string
}

/** The entries of a menu: links, and disabled entries in the places of those the user may not follow. */
export function MenuEntries({ entries, onFollow, label }: MenuEntriesProps) {
  const text = useText()
  return (
    <nav aria-label={label ?? text('portal.navigation.main')}>
      <List>
        {entries.map((shown) => (
          <li key={shown.entry.id}>
            <Entry {...shown} onFollow={onFollow} />
          </li>
        ))}
      </List>
    </nav>
  )
}

function Entry({ entry, enabled, address, onFollow }: ShownEntry & { readonly onFollow?: (() => void) | undefined }) {
  const { pathname } = useLocation()
  const content = (
    <>
      <MenuIcon name={entry.icon} />
      {entry.title}
    </>
  )
  if (!enabled) return <Unavailable aria-disabled="true">{content}</Unavailable>
  if (address !== undefined) {
    return (
      <Leave href={address} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {content}
        <OpenInNew fontSize="small" aria-hidden sx={{ marginInlineStart: 'auto' }} />
      </Leave>
    )
  }
  return (
    <Follow to={entry.path} onClick={onFollow} {...(isBelow(pathname, entry) && { 'aria-current': 'page' })}>
      {content}
    </Follow>
  )
}

/**
 * Whether a page is that of an entry, or below it; the pages of a case are below the list of its type, and those of the
 * types that an entry names below the entry.
 */
function isBelow(pathname: string, { path, cases = [] }: MenuEntry): boolean {
  const place = `${pathname.toLowerCase()}/`
  const places = [place, `${listAbove(place) ?? place}/`]
  return [path, ...cases.map((type) => `/${type}`)].some((above) => places.some((one) => one.startsWith(`${above}/`)))
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

const linkLook = (theme: Theme) => ({
  ...entryLook(theme),
  color: 'var(--mui-palette-text-primary)',
  '& svg': { color: 'var(--mui-palette-text-secondary)' },
  '&:hover': { background: 'var(--mui-palette-sunken)' },
})

const Leave = styled('a')(({ theme }) => linkLook(theme))

const Follow = styled(Link)(({ theme }) => ({
  ...linkLook(theme),
  '&[aria-current]': {
    background: 'var(--mui-palette-primary-soft)',
    color: 'var(--mui-palette-primary-text)',
    fontWeight: 650,
  },
  '&[aria-current] svg': { color: 'inherit' },
}))

const Unavailable = styled('span')(({ theme }) => ({
  ...entryLook(theme),
  color: 'var(--mui-palette-text-disabled)',
}))
