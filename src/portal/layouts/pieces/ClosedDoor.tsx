import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { AuthCard } from './AuthCard.tsx'

export interface ClosedDoorProps {
  readonly title: string
  /** Why the page is not for this visitor. */
  readonly reason: string
  /** Where they can go instead, the most likely first. */
  readonly ways: readonly { readonly to: string; readonly label: string }[]
}

/** Replaces a page that its visitor cannot use: says why before anything is filled in, and where to go instead. */
export function ClosedDoor({ title, reason, ways }: ClosedDoorProps): ReactNode {
  return (
    <AuthCard title={title}>
      <AlertBanner kind="info">{reason}</AlertBanner>
      {ways.map(({ to, label }, index) => (
        <Button key={to} component={Link} to={to} variant={index === 0 ? 'contained' : 'text'}>
          {label}
        </Button>
      ))}
    </AuthCard>
  )
}
