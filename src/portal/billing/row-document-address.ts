import type { RowDocumentAction } from '../../engine/document/rows-page.ts'
import { encodeText } from '../../engine/format/base64-text.ts'
import type { AccountRow } from './account-row.ts'
import { entryAddress, postedAddress } from './posted-address.ts'

/**
 * Where a document of a row is shown; undefined where the row has none. What is issued for a subscription, and its
 * invoice, are on pages of their own, which lead back to the subscriptions; a receipt is among those of the account.
 */
export function rowDocumentAddress({ document }: RowDocumentAction, row: AccountRow): string | undefined {
  const { documentNo, documentType, recieptNo } = row
  if (document === 'receipt') return isNumber(recieptNo) ? postedAddress('receipt', recieptNo) : undefined
  if (!isNumber(documentNo)) return undefined
  if (document === undefined) return isNumber(documentType) ? entryAddress({ documentType, documentNo }) : undefined
  return `/subscription/${document === 'invoice' ? 'document' : 'certificate'}/${encodeText(documentNo)}`
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && value !== ''
