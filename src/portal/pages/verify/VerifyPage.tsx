import { useParams } from 'react-router-dom'
import { readDocumentCode } from '../../../engine/format/document-code.ts'
import { ActivationLinkPage } from './ActivationLinkPage.tsx'
import { EnterCodePage } from './EnterCodePage.tsx'
import { VerifiedDocumentPage } from './VerifiedDocumentPage.tsx'

/**
 * Verifies what a code is of: an issued document, or an account whose activation link was e-mailed. Their lengths tell
 * them apart. Without a code, it asks for a document's.
 */
export function VerifyPage() {
  const { code } = useParams()
  if (code === undefined) return <EnterCodePage />
  const ofDocument = readDocumentCode(code)
  return ofDocument === undefined ? <ActivationLinkPage /> : <VerifiedDocumentPage key={ofDocument} code={ofDocument} />
}
