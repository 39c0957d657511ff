import type { LedgerEntry } from '../../contract/ledger.ts'
import { encodeText } from '../../engine/format/base64-text.ts'

/** The kinds of posted documents that can be read. */
export type ReadableKind = 'invoice' | 'receipt' | 'credit-note'

const kinds: Partial<Readonly<Record<LedgerEntry['documentType'], ReadableKind>>> = {
  Invoice: 'invoice',
  Receipt: 'receipt',
  'Credit Note': 'credit-note',
}

/** Where a posted document is shown page by page. */
export const postedAddress = (kind: ReadableKind, number: string): string =>
  kind === 'credit-note' ? `/billing/document/${kind}/${encodeText(number)}` : `/billing/${kind}/${encodeText(number)}`

/** Where the printed document of an entry is shown; undefined for an entry without one. */
export function entryAddress({ documentType, documentNo }: LedgerEntry): string | undefined {
  const { [documentType]: kind } = kinds
  return kind && postedAddress(kind, documentNo)
}
