import Typography from '@mui/material/Typography'
import type { ReactNode, RefObject } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'
import { StepPages } from '../../ui/StepPages.tsx'

interface FoundPageProps {
  /** How many rows there are on all pages, in words. */
  readonly count: string
  /** Takes the focus where the row that had it is gone. */
  readonly countRef?: RefObject<HTMLOutputElement | null>
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  /** The page's rows, or what is shown instead. */
  readonly children: ReactNode
}

/** A page of a list that was sought, below how many rows were found and above the way to its other pages. */
export function FoundPage({ count, countRef, page, pages, onPage, children }: FoundPageProps) {
  const text = useText()
  return (
    <>
      <Typography
        component="output"
        ref={countRef}
        tabIndex={-1}
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', px: 2, pb: 1, outline: 'none' }}
      >
        {count}
      </Typography>
      {children}
      <StepPages
        onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
        onNext={page < pages ? () => onPage(page + 1) : undefined}
      >
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {text('renderer.collection.page', { page, pages })}
        </Typography>
      </StepPages>
    </>
  )
}
