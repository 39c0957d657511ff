import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useEndSessions } from './use-end-sessions.ts'

/** Where the user is signed in, with buttons to sign out there. */
export function SessionSettings() {
  const text = useText()
  const { data: sessions, error, mutate } = useCall('auth/sessions')
  const { end, ending } = useEndSessions()
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!sessions) {
    return (
      <LoadingRegion gap={12}>
        <Skeleton variant="rounded" height={76} />
      </LoadingRegion>
    )
  }
  return (
    <>
      <Rows>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending === session.id}
            onEnd={() => void end({ id: session.id })}
          />
        ))}
      </Rows>
      {sessions.length > 1 && (
        <Button variant="outlined" loading={ending === 'others'} onClick={() => void end({ others: true })}>
          {text('portal.sessions.end-others')}
        </Button>
      )}
    </>
  )
}

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: theme.spacing(0, 0, 2.5),
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
}))
