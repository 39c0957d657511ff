import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface GuidePageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page about Storybook itself or about declarations, in English and in the chosen organisation's brand. */
export function GuidePage({ title, lead, children }: GuidePageProps) {
  return (
    <Box component="main" lang="en" sx={{ maxWidth: 860, mx: 'auto', py: { xs: 1, sm: 4 }, display: 'grid', gap: 5 }}>
      <div>
        <Typography variant="h1" gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', maxWidth: '65ch' }} color="textSecondary">
          {lead}
        </Typography>
      </div>
      {children}
    </Box>
  )
}

interface GuidePartProps {
  readonly title: string
  readonly children: ReactNode
}

export function GuidePart({ title, children }: GuidePartProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  )
}

export function GuideText({ children }: { readonly children: ReactNode }) {
  return <Typography sx={{ maxWidth: '70ch' }}>{children}</Typography>
}
