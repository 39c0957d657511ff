import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { PageHeading } from '../../ui/PageHeading.tsx'
import type { PageHeadingProps } from '../../ui/PageHeading.tsx'

export interface AuthCardProps extends Pick<PageHeadingProps, 'title' | 'lead' | 'isOutcome'> {
  /** In px; narrow for a form, wide for a choice or a list. */
  readonly width?: number
  /** No surface, because the frame provides it. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** Up to this width, in px, the button that submits spans the card. */
const narrow = 560

/** One subject of the auth pages: its heading and its form or actions. */
export function AuthCard({ width = 480, bare = false, children, ...heading }: AuthCardProps) {
  return (
    <Surface data-bare={bare} data-narrow={width <= narrow} style={{ maxWidth: width }}>
      <PageHeading {...heading} />
      {children}
    </Surface>
  )
}

const Surface = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  width: '100%',
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& > p': { margin: 0 },
  '&[data-narrow="true"] .rg-submit': { width: '100%' },
  '&[data-bare="false"]': {
    padding: theme.spacing(3, 2.5),
    background: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: `calc(var(--mui-shape-borderRadius) * 1.75)`,
    boxShadow: theme.shadows[8],
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(4.5) },
  },
}))
