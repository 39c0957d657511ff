import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useStart } from './start-context.ts'
import { useWayfinding } from './wayfinding.ts'

export interface PageHeadingProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons at its end. */
  readonly actions?: ReactNode
  /** Takes the focus even if a heading had it before, because this one announces the result of an action. */
  readonly isOutcome?: boolean
}

/**
 * A page's h1. It sets the title of the browser's tab and takes the focus after navigation, so a screen reader
 * announces the new page.
 */
export function PageHeading({ title, lead, actions, isOutcome = false }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { tenant } = useStart()
  const { pathname, hasArrived } = useWayfinding()
  const takesFocus = hasArrived || isOutcome
  useEffect(() => {
    document.title = `${title} · ${tenant.name}`
  }, [title, tenant.name])
  useEffect(() => {
    if (pathname !== '' && takesFocus) ref.current?.focus({ preventScroll: true })
  }, [pathname, takesFocus])
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

/** `condition && <Button />` leaves false in the list when the condition fails. */
const isThere = (node: ReactNode) => node !== undefined && node !== null && node !== false

/** The actions are beside the title if there is room, else below it. */
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 } as const
