import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { actorOf } from '../../session/session.ts'
import type { SessionUser } from '../../session/session.ts'
import { useLeaveActing } from '../../session/use-leave-acting.ts'
import { NoticeBar } from './notice-bar.ts'

/** Marks every page while an administrator acts as another user (ADM-04), and ends acting. */
export function ActingNotice({ user }: { readonly user: SessionUser }) {
  const text = useText()
  const { leave, busy } = useLeaveActing()
  const actor = actorOf(user)
  if (actor === undefined) return null
  return (
    <Notice aria-label={text('portal.acting.label')}>
      <span>
        <BreakableText>
          {text('portal.acting.text', { actor, name: user.name === '' ? user.email : user.name })}
        </BreakableText>
      </span>
      <Button color="inherit" variant="outlined" size="small" loading={busy} onClick={() => void leave()}>
        {text('portal.acting.leave')}
      </Button>
    </Notice>
  )
}

const Notice = styled(NoticeBar)({
  fontWeight: 600,
  background: 'var(--mui-palette-warning-soft)',
  borderBlockStart: '2px solid var(--mui-palette-warning-strong)',
})
