import type { ReactNode } from 'react'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined'
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import { styled } from '@mui/material/styles'
import type { VerifiedDocument } from '../../../contract/verification.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

type Tone = 'success' | 'warning' | 'error'

const looks = {
  valid: { icon: <VerifiedOutlined />, tone: 'success' },
  expired: { icon: <EventBusyOutlined />, tone: 'warning' },
  suspended: { icon: <PauseCircleOutlined />, tone: 'warning' },
  replaced: { icon: <PublishedWithChangesOutlined />, tone: 'warning' },
  revoked: { icon: <BlockOutlined />, tone: 'error' },
} as const

interface StandingBannerProps {
  readonly document: VerifiedDocument
}

/** Whether a document holds today, in a sentence. */
export function StandingBanner({ document: { holds, issuer, ended, until, replacedBy } }: StandingBannerProps) {
  const text = useText()
  const { date } = useFormats()
  const dated = { issuer, ended: date(ended ?? ''), until: date(until ?? ''), number: replacedBy ?? '' }
  const reason = {
    valid: until === null ? 'portal.verification.valid' : 'portal.verification.valid-until',
    expired: 'portal.verification.expired',
    suspended: 'portal.verification.suspended',
    replaced: replacedBy === null ? 'portal.verification.replaced' : 'portal.verification.replaced-by',
    revoked: ended === null ? 'portal.verification.revoked' : 'portal.verification.revoked-on',
  } as const
  return (
    <Banner {...looks[holds]} title={text(`portal.verification.is-${holds}`)}>
      {text(reason[holds], dated)}
    </Banner>
  )
}

/** That there is no document with a code. */
export function UnknownBanner({ reason }: { readonly reason: string }) {
  const text = useText()
  return (
    <Banner icon={<HelpOutlineOutlined />} tone="error" title={text('portal.verification.unknown')}>
      {reason}
    </Banner>
  )
}

interface BannerProps {
  readonly icon: ReactNode
  readonly tone: Tone
  readonly title: string
  readonly children: ReactNode
}

function Banner({ icon, tone, title, children }: BannerProps) {
  const colours = {
    background: `var(--mui-palette-${tone}-soft)`,
    borderColor: `var(--mui-palette-${tone}-strong)`,
  }
  return (
    <Standing aria-live="polite" style={colours}>
      <span aria-hidden style={{ color: `var(--mui-palette-${tone}-text)` }}>
        {icon}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </Standing>
  )
}

const Standing = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5, 2),
  border: '1px solid',
  borderRadius: 'var(--mui-shape-borderRadius)',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3), gap: theme.spacing(2.5) },
  '& svg': { display: 'block', width: 44, height: 44 },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(0.5, 0, 0) },
}))
