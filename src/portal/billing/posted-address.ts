import { encodeText } from '../../engine/format/base64-text.ts'

/** The kinds of posted documents that can be read. */
export type ReadableKind = 'invoice' | 'receipt' | 'credit-note' | 'statement'

const kinds: Readonly<Partial<Record<string, ReadableKind>>> = {
  Invoice: 'invoice',
  Receipt: 'receipt',
  'Credit Note': 'credit-note',
}

/** What names a statement of everything, beside the years. */
export const everyYear = 'all'

/** Where a statement of a year, or of everything, is shown page by page. */
export const statementAddress = (year: string): string => `/billing/document/statement/${encodeURIComponent(year)}`

/** Where a posted document is shown page by page. */
export const postedAddress = (kind: ReadableKind, number: string): string =>
  kind === 'credit-note' ? `/billing/document/${kind}/${encodeText(number)}` : `/billing/${kind}/${encodeText(number)}`

interface PrintedEntry {
  readonly documentType: string
  readonly documentNo: string
}

/** Where the printed document of an entry is shown; undefined for an entry without one. */
export function entryAddress({ documentType, documentNo }: PrintedEntry): string | undefined {
  const { [documentType]: kind } = kinds
  return kind && postedAddress(kind, documentNo)
}
