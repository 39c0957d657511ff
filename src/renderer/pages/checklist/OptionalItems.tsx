import { useId } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../texts/use-text.ts'

interface OptionalItemsProps {
  readonly title: string
  readonly children: ReactNode
}

/** The items that an application may leave open, apart from those that count. */
export function OptionalItems({ title, children }: OptionalItemsProps) {
  const text = useText()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {text('renderer.checklist.optional-text')}
      </Typography>
      {children}
    </Box>
  )
}
