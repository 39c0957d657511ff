import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useOwnCategory } from '../../session/use-own-category.ts'
import { roomForMembership } from './room-for-membership.ts'
import { StandingChip } from './StandingChip.tsx'

/** The member's category and status on a narrow screen, where the top bar only has room for the number. */
export function MembershipLine() {
  const text = useText()
  const category = useOwnCategory()
  const status = profileSummary(useUser())?.Status
  return (
    <Line>
      <div>
        <dt>{text('portal.membership.category')}</dt>
        <dd>{category}</dd>
      </div>
      <div>
        <dt>{text('portal.membership.status')}</dt>
        <dd>{status ? <StandingChip standing={status} /> : text('portal.membership.applicant')}</dd>
      </div>
    </Line>
  )
}

const Line = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { ...theme.typography.subtitle2, margin: 0 },
  [theme.breakpoints.up(roomForMembership)]: { display: 'none' },
}))
