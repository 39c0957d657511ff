import { useParams } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { DocumentSkeleton } from '../../documents/DocumentSkeleton.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { caseAddress } from '../../cases/case-address.ts'
import { documentFileName } from '../../cases/document-file-name.ts'
import { useToday } from '../../ui/use-today.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'

/** A document of one of the user's cases, page by page. */
export function CaseDocumentPage() {
  const { type = '', number = '', document = '' } = useParams()
  return (
    <LoadingBoundary fallback={<DocumentSkeleton />}>
      <ShownDocument type={type} number={number} document={document} />
    </LoadingBoundary>
  )
}

interface ShownDocumentProps {
  readonly type: string
  readonly number: string
  readonly document: string
}

function ShownDocument({ type, number, document }: ShownDocumentProps) {
  const text = useText()
  const today = useToday()
  const declared = useCaseDocument(type).case?.documents?.find(({ id }) => id === document)
  return (
    <DocumentPage
      title={declared?.title ?? text('portal.cases.document')}
      path={`cases/${type}/${encodeURIComponent(number)}/documents/${encodeURIComponent(document)}`}
      fileName={documentFileName(declared, { number, document, today })}
      back={caseAddress(type, { number })}
    />
  )
}
