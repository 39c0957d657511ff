import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { useStart } from './start-context.ts'

export interface PageHeadingProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons at its end. */
  readonly actions?: ReactNode
  /** Takes the focus although one was here before: it says what came of what was done. */
  readonly isOutcome?: boolean
}

/**
 * A page's h1. It names the browser's tab and takes the focus when one arrives from another page, so that a screen
 * reader says where one is.
 */
export function PageHeading({ title, lead, actions, isOutcome = false }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { tenant } = useStart()
  const { pathname, key } = useLocation()
  const arrived = key !== 'default' || isOutcome
  useEffect(() => {
    document.title = `${title} · ${tenant.name}`
  }, [title, tenant.name])
  useEffect(() => {
    if (pathname !== '' && arrived) ref.current?.focus({ preventScroll: true })
  }, [pathname, arrived])
  return (
    <Box sx={rowStyle}>
      <Box sx={{ flex: '1 1 11rem', minWidth: 0 }}>
        <Typography variant="h1" ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: '64ch' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {isThere(actions) && <div>{actions}</div>}
    </Box>
  )
}

/** A condition before a button leaves false behind when it does not hold. */
const isThere = (node: ReactNode) => node !== undefined && node !== null && node !== false

/** The actions stand beside the title where there is room for them, else below. */
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 } as const
