import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useTitle } from '../../language/use-title.ts'

interface TypeLinksProps {
  readonly types: readonly { readonly type: string; readonly title: string; readonly count: number }[]
}

/** Leads to the queues of each case type, where there are several. */
export function TypeLinks({ types }: TypeLinksProps) {
  const text = useText()
  const titleOf = useTitle()
  if (types.length < 2) return null
  return (
    <List aria-label={text('portal.desk.types')}>
      {types.map(({ type, title, count }) => (
        <NavLink key={type} to={`/desk/${type}`}>
          {titleOf(title)} <span>{count}</span>
        </NavLink>
      ))}
    </List>
  )
}

const List = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 40,
    padding: theme.spacing(0.5, 1.75),
    borderRadius: 99,
    textDecoration: 'none',
    color: 'var(--mui-palette-text-primary)',
    border: '1px solid var(--mui-palette-divider)',
  },
  '& a span': { color: 'var(--mui-palette-text-secondary)' },
  '& a.active, & a.active span': {
    background: 'var(--mui-palette-primary-soft)',
    borderColor: 'transparent',
    color: 'var(--mui-palette-primary-text)',
  },
}))
