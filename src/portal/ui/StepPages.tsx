import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useText } from '../../renderer/texts/use-text.ts'

interface StepPagesProps {
  /** Undefined on the first page. */
  readonly onPrevious: (() => void) | undefined
  /** Undefined on the last page. */
  readonly onNext: (() => void) | undefined
  /** Which page it is, where that is known. */
  readonly children?: ReactNode
}

/** Leads to the page of a list before and the one after, where there is more than one. */
export function StepPages({ onPrevious, onNext, children }: StepPagesProps) {
  const text = useText()
  if (onPrevious === undefined && onNext === undefined) return null
  return (
    <Stack
      component="nav"
      aria-label={text('portal.list.pages')}
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, p: 2 }}
    >
      <Button disabled={onPrevious === undefined} onClick={onPrevious}>
        {text('portal.list.previous-page')}
      </Button>
      {children}
      <Button disabled={onNext === undefined} onClick={onNext}>
        {text('portal.list.next-page')}
      </Button>
    </Stack>
  )
}
