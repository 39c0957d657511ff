import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, useMatch } from 'react-router-dom'
import { OneNotice } from '../../../renderer/feedback/notices/OneNotice.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { ownChecklistType } from '../../checklists/use-checklist.ts'
import { useCompleteness } from '../../checklists/use-completeness.ts'
import { hasProfile } from '../../session/entry-path.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { ProgressRing } from './ProgressRing.tsx'

/**
 * Warns while something mandatory is missing, and shows the percentage of it that is there; hidden on the checklist's
 * own page, which shows it all.
 */
export function IncompleteProfile() {
  const text = useText()
  const user = useUser()
  const onChecklist = useMatch('/checklist/type/:type') !== null
  const complete = useCompleteness()
  if (!hasProfile(user) || onChecklist || complete === undefined || complete >= 100) return null
  const purpose = profileSummary(user)?.ApplicationReleased === true ? 'member' : 'text'
  return (
    <OneNotice name="incomplete">
      <Warning aria-label={text('portal.incomplete.title')}>
        <ProgressRing label={text('portal.dashboard.profile')} percent={complete} />
        <Body>
          <Words>
            <strong>{text('portal.incomplete.title')}</strong>
            <span>{text(`portal.incomplete.${purpose}`)}</span>
          </Words>
          <Button
            component={Link}
            to={`/checklist/type/${encodeURIComponent(ownChecklistType(user))}`}
            color="inherit"
            variant="outlined"
            size="small"
          >
            {text('portal.incomplete.action')}
          </Button>
        </Body>
      </Warning>
    </OneNotice>
  )
}

const Warning = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  border: '1px solid var(--mui-palette-warning-strong)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.25)',
  background: 'var(--mui-palette-warning-soft)',
}))

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}))

/** On a phone it is above every page, so it only names the problem. */
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 220px',
  '& span': { ...theme.typography.body2, [theme.breakpoints.down('sm')]: { display: 'none' } },
}))
