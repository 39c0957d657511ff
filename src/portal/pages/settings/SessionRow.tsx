import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { SessionInfo } from '../../../contract/session.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface SessionRowProps {
  readonly session: SessionInfo
  readonly ending: boolean
  readonly onEnd: () => void
}

/** One session: its device, when it began, and when it was last used. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const text = useText()
  const { instant: at } = useFormats()
  const known = [session.browser, session.system].filter((part) => part !== null)
  const device = known.length > 0 ? known.join(' · ') : text('portal.sessions.unknown-device')
  const id = `session-${session.id}`
  return (
    <Row>
      <Words>
        <strong id={id}>{device}</strong>
        {session.current && <Mark>{text('portal.sessions.current')}</Mark>}
        {session.acting && <Mark>{text('portal.sessions.acting')}</Mark>}
        <span>{text('portal.sessions.since', { at: at(session.created_at) })}</span>
        <span>{text('portal.sessions.last-used', { at: at(session.last_seen_at) })}</span>
      </Words>
      {!session.current && (
        <Button
          variant="outlined"
          size="small"
          loading={ending}
          id={`end-${id}`}
          aria-labelledby={`end-${id} ${id}`}
          onClick={onEnd}
        >
          {text('portal.sessions.end')}
        </Button>
      )}
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.75, 0),
}))

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 260px',
  alignItems: 'center',
  gap: theme.spacing(0.25, 1.25),
  '& span': { ...theme.typography.body2, flexBasis: '100%', color: 'var(--mui-palette-text-secondary)' },
}))

const Mark = styled('em')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '1px 10px',
  borderRadius: 99,
  fontStyle: 'normal',
  fontWeight: 600,
  background: 'var(--mui-palette-primary-soft)',
  color: 'var(--mui-palette-primary-text)',
}))
