import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { todayIn } from '../../../engine/format/today-in.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { DocumentSkeleton } from '../../documents/DocumentSkeleton.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { caseAddress } from '../../cases/case-address.ts'
import { useStart } from '../../ui/start-context.ts'
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
  const { tenant } = useStart()
  const [today] = useState(() => todayIn(tenant.timeZone, new Date()))
  const declared = useCaseDocument(type).case?.documents?.find(({ id }) => id === document)
  return (
    <DocumentPage
      title={declared?.title ?? text('portal.cases.document')}
      path={`cases/${type}/${encodeURIComponent(number)}/documents/${encodeURIComponent(document)}`}
      fileName={declared?.file === undefined ? `${number}-${document}.pdf` : `${declared.file}-${today}.pdf`}
      back={caseAddress(type, { number })}
    />
  )
}
