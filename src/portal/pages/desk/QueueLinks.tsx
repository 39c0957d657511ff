import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { CaseQueue } from '../../../contract/case.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { withFilter, withQuery } from './desk-address.ts'
import { useAge } from './use-age.ts'

interface QueueLinksProps {
  readonly queues: readonly CaseQueue[]
  readonly search: URLSearchParams
}

/** The queues of a case type: how many cases stand in each state, and how long the first of them has waited. */
export function QueueLinks({ queues, search }: QueueLinksProps) {
  const text = useText()
  const age = useAge()
  const chosen = search.get('state') ?? ''
  const all = { state: '', title: text('portal.desk.all'), count: sumOf(queues), oldest: null }
  return (
    <List aria-label={text('portal.desk.queues')}>
      {[all, ...queues].map(({ state, title, count, oldest }) => (
        <li key={state}>
          <Link
            to={withQuery('', withFilter(search, 'state', state)) || '?'}
            aria-current={state === chosen ? 'true' : undefined}
          >
            <strong>{count.toLocaleString()}</strong>
            <span>{title}</span>
            <small>{oldest === null ? '' : text('portal.desk.oldest', { age: age(oldest) })}</small>
          </Link>
        </li>
      ))}
    </List>
  )
}

const sumOf = (queues: readonly CaseQueue[]): number => queues.reduce((sum, { count }) => sum + count, 0)

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    height: '100%',
    padding: theme.spacing(1.5, 2),
    borderRadius: 'var(--mui-shape-borderRadius)',
    border: '1px solid var(--mui-palette-divider)',
    background: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--mui-palette-sunken)' },
  '& strong': { fontSize: '1.375rem', lineHeight: 1.2 },
  '& span': { ...theme.typography.body2, fontWeight: 600 },
  '& small': { ...theme.typography.caption, minHeight: '1lh', color: 'var(--mui-palette-text-secondary)' },
  '& a[aria-current]': {
    borderColor: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-primary-soft)',
  },
}))
