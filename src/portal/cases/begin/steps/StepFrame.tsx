import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

interface StepFrameProps {
  readonly title: string
  readonly lead?: string | undefined
  /** Whether it replaced another step, and so takes the focus. */
  readonly isArrival: boolean
  readonly children: ReactNode
}

/** The step that is open: its heading, which takes the focus when the step follows another, and what it asks. */
export function StepFrame({ title, lead, isArrival, children }: StepFrameProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])
  return (
    <Card component="section" aria-labelledby={id}>
      <Body>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <p>{lead}</p>}
        {children}
      </Body>
    </Card>
  )
}

interface StepButtonsProps {
  readonly title: string
  readonly onGo: () => void
  readonly isOff?: boolean
  readonly isBusy?: boolean
  readonly describedBy?: string | undefined
  readonly back: { readonly title: string; readonly onBack: () => void } | undefined
}

/** The way on, and the way back. */
export function StepButtons({ title, onGo, isOff = false, isBusy = false, describedBy, back }: StepButtonsProps) {
  return (
    <Buttons>
      <Button
        variant="contained"
        size="large"
        disabled={isOff}
        loading={isBusy}
        onClick={onGo}
        aria-describedby={describedBy}
      >
        {title}
      </Button>
      {back && (
        <Button size="large" disabled={isBusy} onClick={back.onBack}>
          {back.title}
        </Button>
      )}
    </Buttons>
  )
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '& > h2': { ...theme.typography.h3, margin: 0, outline: 'none' },
  '& > p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
}))

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 100%' } },
}))
