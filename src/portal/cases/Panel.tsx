import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { usePanelFocus } from './use-panel-focus.ts'

interface PanelProps {
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a case's page under its heading, which takes the focus when what had it in the panel is gone. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  const { headingRef, ...heard } = usePanelFocus()
  return (
    <Card component="section" aria-labelledby={id} {...heard}>
      <Head>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </Head>
      <Body>{children}</Body>
    </Card>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2, 0),
  '& h2': { ...theme.typography.h4, margin: 0, outline: 'none' },
}))

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2, 2),
  minWidth: 0,
}))
