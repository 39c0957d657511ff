import type { CaseView } from '../../contract/case.ts'
import { postedAddress } from '../billing/posted-address.ts'
import { documentAddress } from './case-address.ts'

/** Where the owner of a case reads one of its documents: an invoice or a receipt among those of their accounts. */
export function ownDocumentAddress(
  type: string,
  shown: Pick<CaseView, 'number' | 'documents'>,
  document: string,
): string {
  const kind = /^(invoice|receipt):/.exec(document)?.[1]
  const number = shown.documents.find(({ id }) => id === document)?.number
  if (kind === undefined || number === undefined) return documentAddress(type, shown, document)
  return postedAddress(kind === 'receipt' ? 'receipt' : 'invoice', number)
}
