import InboxOutlined from '@mui/icons-material/InboxOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** Replaces the tray. */
  readonly icon?: ReactNode
  /** Buttons for what the user can do about it. */
  readonly children?: ReactNode
}

/** Shown where there is nothing yet: what would be here, and how to begin. */
export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 0.75, px: 2, py: { xs: 5, sm: 7 } }}>
      <Box aria-hidden sx={discStyle}>
        {icon ?? <InboxOutlined />}
      </Box>
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {children !== undefined && <Stack sx={actionsStyle}>{children}</Stack>}
    </Stack>
  )
}

const discStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  mb: 1,
  borderRadius: '50%',
  color: 'primary.text',
  bgcolor: 'primary.soft',
} as const

const actionsStyle = { mt: 2, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 1 } as const
