import ArrowBack from '@mui/icons-material/ArrowBack'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import type { DocumentAddress } from '../../contract/addresses.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { RetryButton } from '../ui/RetryButton.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { saveFile } from './save-file.ts'
import { useGoBack } from './use-go-back.ts'
import { usePdf } from './use-pdf.ts'

/** pdf.js is larger than the rest of the portal: it comes when a document is looked at. */
const DocumentViewer = lazy(async () => ({ default: (await import('./DocumentViewer.tsx')).DocumentViewer }))

export interface DocumentPageProps {
  readonly title: string
  /** The GET call that answers with the PDF in base64. */
  readonly path: DocumentAddress
  /** Under which it is saved. */
  readonly fileName: string
  /** Where Back leads when nothing was open before. */
  readonly back: string
}

/** A document that the server makes, to be read page by page and saved. */
export function DocumentPage({ title, path, fileName, back }: DocumentPageProps) {
  const text = useText()
  const goBack = useGoBack(back)
  const { content, failure, retry, onBroken } = usePdf(path)
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <div style={actionsStyle}>
            <Button variant="outlined" startIcon={<ArrowBack />} onClick={goBack}>
              {text('portal.document.back')}
            </Button>
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              disabled={!content}
              onClick={() => content && saveFile(content, fileName)}
            >
              {text('portal.document.download')}
            </Button>
          </div>
        }
      />
      {failure !== undefined && (
        <AlertBanner kind="error" action={retry && <RetryButton onRetry={retry} />}>
          {failure}
        </AlertBanner>
      )}
      {failure === undefined && (
        <Suspense fallback={<DocumentSkeleton />}>
          {content ? <DocumentViewer content={content} title={title} onBroken={onBroken} /> : <DocumentSkeleton />}
        </Suspense>
      )}
    </>
  )
}

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const
