import type { ReactNode } from 'react'
import TaskAlt from '@mui/icons-material/TaskAlt'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

export interface AllCompleteProps {
  readonly title: string
  readonly text: string
  /** The way to the next step. */
  readonly children?: ReactNode
}

/** Shown when every mandatory item is complete. */
export function AllComplete({ title, text, children }: AllCompleteProps) {
  return (
    <Box sx={surfaceStyle}>
      <TaskAlt aria-hidden sx={{ fontSize: 40, color: 'success.text' }} />
      <Box component="output" sx={{ flex: '1 1 280px' }}>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Typography>{text}</Typography>
      </Box>
      {children}
    </Box>
  )
}

const surfaceStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  p: 2,
  borderRadius: 1.25,
  border: 1,
  borderColor: 'success.strong',
  bgcolor: 'success.soft',
} as const
