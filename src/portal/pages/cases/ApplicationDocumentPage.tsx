import { useParams } from 'react-router-dom'
import { documentOfCall } from '../../../engine/cases/wire-calls.ts'
import { decodeText } from '../../../engine/format/base64-text.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { applicationType } from '../../cases/application-type.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { DocumentSkeleton } from '../../documents/DocumentSkeleton.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'

/** A document of an application at the specification's address, which is that of the call that returns it. */
export function ApplicationDocumentPage() {
  const { name = '', code = '' } = useParams()
  return (
    <LoadingBoundary fallback={<DocumentSkeleton />}>
      <DocumentOfCall name={name} number={decodeText(code) ?? code} />
    </LoadingBoundary>
  )
}

/** A document by its name in the call; one that no call names is asked for by that name, and not found. */
function DocumentOfCall({ name, number }: { readonly name: string; readonly number: string }) {
  const text = useText()
  const declared = useCaseDocument(applicationType).case
  const asked = declared?.wire?.calls?.find(({ call }) => call === `GET application/${name}/{number}`)
  const document = declared?.documents?.find(({ id }) => asked && id === documentOfCall(asked))
  const id = document?.id ?? name
  return (
    <DocumentPage
      title={document?.title ?? text('portal.cases.document')}
      path={`cases/${applicationType}/${encodeURIComponent(number)}/documents/${encodeURIComponent(id)}`}
      fileName={`${number}-${id}.pdf`}
      back="/application"
    />
  )
}
