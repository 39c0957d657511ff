import Box from '@mui/material/Box'
import { useRef } from 'react'
import { documentFrame, widestSheet } from './document-frame.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { useWidth } from './use-width.ts'

interface DocumentSheetsProps {
  /** The accessible name of the document's region. */
  readonly title: string
  readonly pages: number
  /** 1 fits the width. */
  readonly zoom: number
}

/** The pages of a document, one below the other; they scroll sideways when too wide. */
export function DocumentSheets({ title, pages, zoom }: DocumentSheetsProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = Math.floor(Math.min(useWidth(place), widestSheet) * zoom)
  return (
    <Box component="section" aria-label={title} tabIndex={0} sx={documentFrame}>
      <div ref={place}>
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <DocumentSheet key={index} page={index + 1} pages={pages} width={width} />
          ))}
      </div>
    </Box>
  )
}
