import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { useStart } from './start-context.ts'

export interface PageHeadingProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons at its end. */
  readonly actions?: ReactNode
}

/**
 * A page's h1. It names the browser's tab and takes the focus when one arrives from another page, so that a screen
 * reader says where one is.
 */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { tenant } = useStart()
  const { pathname, key } = useLocation()
  const arrived = key !== 'default'
  useEffect(() => {
    document.title = `${title} · ${tenant.name}`
  }, [title, tenant.name])
  useEffect(() => {
    if (pathname !== '' && arrived) ref.current?.focus({ preventScroll: true })
  }, [pathname, arrived])
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={rowStyle}>
      <div>
        <Typography variant="h1" ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: '64ch' }}>
            {lead}
          </Typography>
        )}
      </div>
      {isThere(actions) && <div>{actions}</div>}
    </Stack>
  )
}

/** A condition before a button leaves false behind when it does not hold. */
const isThere = (node: ReactNode) => node !== undefined && node !== null && node !== false

const rowStyle = { justifyContent: 'space-between', alignItems: { sm: 'flex-start' } } as const
