import { useState } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { focusOnMount } from '../../../renderer/feedback/focus-on-mount.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useSessionStore } from '../session-context.ts'
import { activityClock } from './activity-clock.ts'
import { useInactivity } from './use-inactivity.ts'
import { visuallyHidden } from '../../../renderer/theme/visually-hidden.ts'

/** Ends an unused session (specification 1 §4), after a warning that counts down the last minute. */
export function Inactivity() {
  const text = useText()
  const api = useApi()
  const session = useSessionStore()
  const [clock] = useState(() => activityClock(window.localStorage))
  const left = useInactivity(clock, () => {
    if (session.get() === undefined) return
    void api.post('auth/logout').catch(() => undefined)
    session.end(text('portal.session.ended'))
  })
  return <CountdownDialog left={left} onStay={clock.touch} />
}

interface CountdownDialogProps {
  readonly left: number | undefined
  readonly onStay: () => void
}

function CountdownDialog({ left, onStay }: CountdownDialogProps) {
  const text = useText()
  return (
    <DialogFrame
      title={text('portal.inactivity.title')}
      open={left !== undefined}
      onClose={onStay}
      describedBy="inactivity-text"
      foot={
        <Button variant="contained" ref={focusOnMount} onClick={onStay}>
          {text('portal.inactivity.stay')}
        </Button>
      }
    >
      <Typography id="inactivity-text" color="textSecondary">
        {text('portal.inactivity.text')}
      </Typography>
      {left !== undefined && (
        <>
          <Seconds aria-hidden="true">{text('portal.inactivity.seconds', { count: left })}</Seconds>
          <Announcement aria-live="polite">
            {text('portal.inactivity.announce', { count: announced(left) })}
          </Announcement>
        </>
      )}
    </DialogFrame>
  )
}

/** Announce only these seconds: announcing every second would drown out everything else. */
const milestones = [5, 10, 20, 30, 45, 60]
const announced = (left: number): number => milestones.find((second) => left <= second) ?? left

const Seconds = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: theme.spacing(1.5, 0, 0),
  fontVariantNumeric: 'tabular-nums',
}))

const Announcement = styled('output')(visuallyHidden)
