import type { ReactNode } from 'react'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useAreNamesLoading } from '../../api/use-category-name.ts'
import { useCompleteness } from '../../checklists/use-completeness.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useOwnCategory } from '../../session/use-own-category.ts'

/** The member's standing at a glance. */
export function StatusTiles() {
  const text = useText()
  const user = useUser()
  const profile = profileSummary(user)
  const complete = useCompleteness()
  const category = useOwnCategory()
  // A name may be longer than its code by a line or two.
  const loading = useAreNamesLoading()
  return (
    <Tiles {...(loading && { 'data-loading': true })}>
      <Tile title={text('portal.membership.status')} accent>
        {profile?.Status ? text(`portal.membership.${profile.Status}`) : text('portal.membership.applicant')}
      </Tile>
      <Tile title={text('portal.membership.number')}>{profile?.MemberNo ?? text('portal.membership.none')}</Tile>
      <Tile title={text('portal.membership.category')}>{category}</Tile>
      <Tile title={text('portal.dashboard.profile')}>
        {text('portal.dashboard.complete', { percent: complete ?? 0 })}
      </Tile>
    </Tiles>
  )
}

interface TileProps {
  readonly title: string
  /** In the organisation's colour. */
  readonly accent?: boolean
  readonly children: ReactNode
}

function Tile({ title, accent = false, children }: TileProps) {
  return (
    <Surface component="section" aria-label={title} data-accent={accent}>
      <h2>{title}</h2>
      <p>{children}</p>
    </Surface>
  )
}

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
}))

const Surface = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  display: 'grid',
  alignContent: 'space-between',
  gap: theme.spacing(1.5),
  minHeight: 108,
  padding: theme.spacing(2.25, 2.5),
  '& h2': { ...theme.typography.body2, margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& p': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '&[data-accent="true"]': {
    background: 'var(--mui-palette-primary-main)',
    borderColor: 'transparent',
    color: 'var(--mui-palette-primary-contrastText)',
    '& h2': { color: 'inherit' },
  },
}))
