import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { useText } from '../../renderer/texts/use-text.ts'
import { DocumentSheets } from './DocumentSheets.tsx'
import type { PageControl } from './DocumentSheets.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { ZoomBar } from './ZoomBar.tsx'

// From the portal's own origin: the page's policy allows workers from nowhere else.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/**
 * The page's policy forbids `eval` and WebAssembly; pdf.js works without them. Only errors are logged: warnings, such
 * as that a page was left before it was read, help nobody.
 */
const options = { isEvalSupported: false, useWasm: false, verbosity: pdfjs.VerbosityLevel.ERRORS }

export interface DocumentViewerProps {
  readonly content: Blob
  /** The accessible name of its region. */
  readonly title: string
  /** Called when the content cannot be read as a PDF. */
  readonly onBroken: () => void
  /** The page to begin with, from 1. */
  readonly page?: number | undefined
  /** Stands above each page. */
  readonly aboutPage?: PageControl | undefined
}

/** A PDF: its pages one below the other, its text searchable and copyable; scrolls sideways when zoomed in. */
export function DocumentViewer({ content, title, onBroken, page, aboutPage }: DocumentViewerProps) {
  const text = useText()
  const [pages, setPages] = useState(0)
  const [zoom, setZoom] = useState(1)
  return (
    <div>
      {pages > 0 && (
        <Box sx={barStyle}>
          <Typography variant="body2" color="textSecondary" component="output">
            {text('portal.document.pages', { count: pages })}
          </Typography>
          <ZoomBar zoom={zoom} onZoom={setZoom} />
        </Box>
      )}
      <Document
        file={content}
        options={options}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
        onLoadError={onBroken}
        loading={<DocumentSkeleton />}
        error={null}
      >
        <DocumentSheets title={title} pages={pages} zoom={zoom} first={page} aboutPage={aboutPage} />
      </Document>
    </div>
  )
}

const barStyle = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, height: 48 } as const
