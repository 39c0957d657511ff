import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { Page } from 'react-pdf'
import { useText } from '../../renderer/texts/use-text.ts'
import { useIsNear } from './use-is-near.ts'

interface DocumentSheetProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** px */
  readonly width: number
  /** Whether it is to be in sight at the beginning. */
  readonly isFirst: boolean
}

/**
 * A page of a document. It is painted sharply only near the viewport, so a long document does not fill the memory; its
 * text is always there, for searching and screen readers, and so are its headings and tables: they are the canvas's
 * content, and without those of the pages before, the levels of a page's headings would have gaps.
 */
export function DocumentSheet({ page, pages, width, isFirst }: DocumentSheetProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  useEffect(() => {
    if (isFirst) frame.current?.scrollIntoView({ block: 'start' })
  }, [isFirst])
  return (
    <Box
      ref={frame}
      component="article"
      aria-label={text('document.page', { page, pages })}
      sx={sheetStyle}
      style={{ width, minHeight: Math.round(width * heightOfA4) }}
    >
      <Page
        pageNumber={page}
        width={width}
        devicePixelRatio={(isNear ? Math.min(window.devicePixelRatio * width, widestCanvas) : narrowestCanvas) / width}
        renderAnnotationLayer={false}
        loading={null}
        error={null}
      />
    </Box>
  )
}

/** As a multiple of its width. */
const heightOfA4 = 297 / 210
/** Screen px; beyond this a page takes more memory than the sharpness is worth. */
const widestCanvas = 2600
/** Screen px, of a page that is not near. */
const narrowestCanvas = 8

const sheetStyle = {
  mx: 'auto',
  mb: 2,
  bgcolor: '#ffffff',
  boxShadow: 2,
  '&:last-of-type': { mb: 0 },
  // The canvas is hidden while it is painted. Its headings and tables are not: they wait for their text alone.
  '& .structTree': { visibility: 'visible' },
  '& :not(:has(> .textLayer > .endOfContent)) > canvas > .structTree': { display: 'none' },
} as const
