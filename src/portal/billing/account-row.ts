import type { RowField } from '../../generated/closed-names.ts'

/** A row of any source: what columns may show of it, and the currency of its amounts. */
export type AccountRow = { readonly [Field in RowField]?: string | number | null } & { readonly Currency_Code: string }
