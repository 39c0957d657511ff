import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { RetryButton } from '../ui/RetryButton.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { LateViewer } from './LateViewer.tsx'
import type { LoadedPdf } from './use-pdf.ts'

interface PdfBodyProps {
  readonly pdf: LoadedPdf
  readonly title: string
}

/** The pages of a PDF, a placeholder while it loads, or why there is none. */
export function PdfBody({ pdf: { content, failure, retry, onBroken }, title }: PdfBodyProps) {
  if (failure !== undefined) {
    return (
      <AlertBanner kind="error" action={retry && <RetryButton onRetry={retry} />}>
        {failure}
      </AlertBanner>
    )
  }
  return (
    <LoadingBoundary fallback={<DocumentSkeleton />}>
      {content ? <LateViewer content={content} title={title} onBroken={onBroken} /> : <DocumentSkeleton />}
    </LoadingBoundary>
  )
}
