import Check from '@mui/icons-material/Check'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useText } from '../../../../renderer/texts/use-text.ts'

export interface ListedStep {
  readonly id: string
  readonly title: string
  readonly isDone: boolean
  /** Whether it may be opened: those before it are in order. */
  readonly isOpen: boolean
}

interface StepListProps {
  readonly steps: readonly ListedStep[]
  readonly at: string
  readonly onGo: (step: string) => void
}

/** The way to a new case: what is done, where one is, and what follows. On a phone, how far one is. */
export function StepList({ steps, at, onGo }: StepListProps) {
  const text = useText()
  const place =
    Math.max(
      0,
      steps.findIndex(({ id }) => id === at),
    ) + 1
  const progress = text('portal.assure.step', { at: place, count: steps.length })
  return (
    <nav aria-label={text('portal.begin.steps')}>
      <Short>
        <span>{progress}</span>
        <LinearProgress variant="determinate" value={(100 * place) / steps.length} aria-label={progress} />
      </Short>
      <List>
        {steps.map(({ id, title, isDone, isOpen }, index) => (
          <li key={id} data-done={isDone || undefined}>
            <button
              type="button"
              disabled={!isOpen}
              aria-current={id === at ? 'step' : undefined}
              onClick={() => onGo(id)}
            >
              <span aria-hidden>{isDone ? <Check fontSize="inherit" /> : index + 1}</span>
              {title}
            </button>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Short = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  ...theme.typography.body2,
  color: 'var(--mui-palette-text-secondary)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& button': {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    width: '100%',
    minHeight: 44,
    padding: theme.spacing(0.75, 1),
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover:not(:disabled)': { background: 'var(--mui-palette-action-hover)' },
  '& button:focus-visible': { outline: '2px solid var(--mui-palette-primary-strong)', outlineOffset: 1 },
  '& button:disabled': { color: 'var(--mui-palette-text-secondary)', cursor: 'default' },
  '& button[aria-current]': { fontWeight: 600, background: 'var(--mui-palette-primary-soft)' },
  '& button > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: '1.5px solid currentColor',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& [data-done] button > span': {
    borderColor: 'transparent',
    background: 'var(--mui-palette-success-soft)',
    color: 'var(--mui-palette-success-text)',
    fontSize: '1.125rem',
  },
}))
