import Box from '@mui/material/Box'
import { Fragment, useRef } from 'react'
import type { ReactNode } from 'react'
import { documentFrame, widestSheet } from './document-frame.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { useWidth } from './use-width.ts'

interface DocumentSheetsProps {
  /** The accessible name of the pages. */
  readonly title: string
  readonly pages: number
  /** 1 fits the width. */
  readonly zoom: number
  /** The page in sight at the beginning; the first unless given. */
  readonly first: number | undefined
  readonly aboutPage: PageControl | undefined
}

/** A control for a page, by its number from 1. */
export type PageControl = (page: number) => ReactNode

/**
 * The pages of a document, one below the other; they scroll sideways when too wide. No landmark of their own: the panel
 * around them may have the same name.
 */
export function DocumentSheets({ title, pages, zoom, first, aboutPage }: DocumentSheetsProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = Math.floor(Math.min(useWidth(place), widestSheet) * zoom)
  return (
    <Box component="figure" aria-label={title} tabIndex={0} sx={{ ...documentFrame, m: 0 }}>
      <div ref={place}>
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <Fragment key={index}>
              {aboutPage?.(index + 1)}
              <DocumentSheet page={index + 1} pages={pages} width={width} isFirst={index + 1 === first} />
            </Fragment>
          ))}
      </div>
    </Box>
  )
}
