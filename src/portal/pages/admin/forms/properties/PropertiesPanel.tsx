import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { AddedHereContext } from './added-here-context.ts'

interface PropertiesPanelProps {
  /** What is changed. */
  readonly title: string
  /** Whether it was added here. */
  readonly isAdded: boolean
  /** Whether its heading takes the focus. */
  readonly takesFocus: boolean
  /** Whether it is scrolled to then; it may have been opened from further down. */
  readonly scrolls?: boolean
  readonly back: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** Everything that can be changed of a field or column, with a way back to the others. */
export function PropertiesPanel({
  title,
  isAdded,
  takesFocus,
  scrolls = false,
  back,
  onBack,
  children,
}: PropertiesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: !scrolls })
  }, [scrolls, takesFocus])
  return (
    <AddedHereContext value={isAdded}>
      <Properties>
        <div>
          <Button size="small" startIcon={<ArrowBack />} onClick={onBack}>
            {back}
          </Button>
        </div>
        <h2 ref={heading} tabIndex={-1}>
          <BreakableText>{title}</BreakableText>
        </h2>
        {children}
      </Properties>
    </AddedHereContext>
  )
}

const Properties = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  // What stays in sight above it must not cover it.
  '& h2': { ...theme.typography.h4, margin: 0, outline: 'none', scrollMarginBlock: 200 },
}))
