import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { CaseView } from '../../contract/case.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { DocumentSkeleton } from '../documents/DocumentSkeleton.tsx'
import { LateViewer } from '../documents/LateViewer.tsx'
import { usePdf } from '../documents/use-pdf.ts'
import { RetryButton } from '../ui/RetryButton.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { useOpenCase } from './open-case.ts'

type CaseDocument = Pick<CaseView['documents'][number], 'id' | 'title'>

/** A document of the case, opened where it is listed. */
export function ShownDocument({ document }: { readonly document: CaseDocument }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'portal.desk.file-close' : 'portal.desk.file-open', { name: document.title })}
      </Button>
      {isOpen && <OpenedDocument document={document} />}
    </>
  )
}

function OpenedDocument({ document: { id, title } }: { readonly document: CaseDocument }) {
  const { type, view } = useOpenCase()
  const { content, failure, retry, onBroken } = usePdf(
    `cases/${type}/${encodeURIComponent(view.number)}/documents/${encodeURIComponent(id)}`,
  )
  if (failure !== undefined) {
    return (
      <AlertBanner kind="error" action={retry && <RetryButton onRetry={retry} />}>
        {failure}
      </AlertBanner>
    )
  }
  return (
    <Frame>
      <LoadingBoundary fallback={<DocumentSkeleton />}>
        {content ? <LateViewer content={content} title={title} onBroken={onBroken} /> : <DocumentSkeleton />}
      </LoadingBoundary>
    </Frame>
  )
}

const Frame = styled('figure')({ margin: 0, width: '100%', maxHeight: '80vh', overflow: 'auto' })
