import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { shownPages } from './shown-pages.ts'

interface PageLinksProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** The address of a page. */
  readonly to: (page: number) => string
}

/** Links to the pages around the shown one, to the one before and the one after. */
export function PageLinks({ page, pages, to }: PageLinksProps) {
  const text = useText()
  if (pages < 2) return null
  return (
    <Nav aria-label={text('portal.list.pages')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          {text('portal.list.previous-page')}
        </Link>
      )}
      <ol>
        {shownPages(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={text('portal.register.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {text('portal.list.next-page')}
        </Link>
      )}
    </Nav>
  )
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('sm')]: { order: -1, flexBasis: '100%' },
  },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 40,
    minHeight: 40,
    padding: theme.spacing(0, 1),
    borderRadius: 'var(--mui-shape-borderRadius)',
    color: 'var(--mui-palette-primary-text)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--mui-palette-primary-soft)' },
  '& a[aria-current]': {
    background: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
  },
}))
