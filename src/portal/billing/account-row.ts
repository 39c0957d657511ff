import type { OpenInvoice } from '../../contract/ledger.ts'
import type { RowField } from '../../generated/closed-names.ts'

/** A row of any source: what columns may show of it, the currency of its amounts, and how an invoice is paid. */
export type AccountRow = { readonly [Field in RowField]?: string | number | null } & {
  readonly Currency_Code: string
} & Pick<OpenInvoice, 'payment'>
