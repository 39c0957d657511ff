import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { hasProfile } from '../../session/entry-path.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useOwnCategory } from '../../session/use-own-category.ts'
import { roomForMembership } from './room-for-membership.ts'
import { StandingChip } from './StandingChip.tsx'
import { visuallyHidden } from '../../../renderer/theme/visually-hidden.ts'

/**
 * The member's registration number, category and status; for an applicant, only the category applied for. A narrow
 * window has room for the number alone, below the organisation's name.
 */
export function Membership() {
  const text = useText()
  const user = useUser()
  const profile = profileSummary(user)
  const category = useOwnCategory()
  if (user.is_admin || (user.is_approver && !hasProfile(user))) return null
  return (
    <List>
      <Item data-wide="false">
        <dt>{text('portal.membership.number')}</dt>
        <dd>{profile?.MemberNo ?? text('portal.membership.none')}</dd>
      </Item>
      <Item data-wide="true">
        <dt>{text('portal.membership.category')}</dt>
        <dd>{category}</dd>
      </Item>
      {profile?.Status && (
        <Item data-wide="true">
          <dt>{text('portal.membership.status')}</dt>
          <dd>
            <StandingChip standing={profile.Status} />
          </dd>
        </Item>
      )}
    </List>
  )
}

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(4),
  margin: 0,
  minWidth: 0,
}))

const Item = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': {
    ...theme.typography.subtitle2,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  // Where the name beside it leaves too little room, a long category alone is cut.
  [theme.breakpoints.up(roomForMembership)]: { flexShrink: 0, '&:nth-of-type(2)': { flexShrink: 1 } },
  [theme.breakpoints.down(roomForMembership)]: {
    '&[data-wide="true"]': { display: 'none' },
    // Still read out.
    '& dt': visuallyHidden,
    // Below the name, beside the emblem.
    '& dd': { ...theme.typography.caption, marginInlineStart: theme.spacing(6), lineHeight: 1.2 },
  },
}))
