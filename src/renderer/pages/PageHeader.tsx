import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  readonly title: string
  readonly description?: string
  /** Small, muted content beside the title. */
  readonly note?: ReactNode
  /** Small controls that stay beside the title even on a narrow screen. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The heading of a page of records and its actions; on a narrow screen the actions are below. */
export function PageHeader({ title, description, note, aside, children }: PageHeaderProps) {
  return (
    <Box component="header" sx={headerStyle}>
      <Box sx={{ flex: `1 1 min(240px, 100% - ${asideWidth}px)`, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Typography variant="h3" component="h2" tabIndex={-1} data-page-heading sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {note !== undefined && (
            <Typography variant="body2" color="textSecondary" component="span">
              {note}
            </Typography>
          )}
        </Box>
        {description !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
            {description}
          </Typography>
        )}
      </Box>
      {aside}
      <Box sx={actionsStyle}>{children}</Box>
    </Box>
  )
}

/** The width of a small control and the gap before it. */
const asideWidth = 56

const headerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  mb: 3,
} as const

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } } as const
