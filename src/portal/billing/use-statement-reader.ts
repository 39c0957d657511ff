import { useMemo } from 'react'
import type { EntryType, LedgerEntry } from '../../contract/ledger.ts'
import { maskText } from '../../engine/format/mask-text.ts'
import type { RowsColumn } from '../../engine/document/rows-page.ts'
import type { TableReader } from '../../renderer/tables/table-reader.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFormats } from '../ui/use-formats.ts'

/** Reads entries of a member's accounts as the rows of a table. */
export function useStatementReader(): TableReader<LedgerEntry, RowsColumn> {
  const text = useText()
  const { money, date } = useFormats()
  return useMemo(() => {
    const types: Readonly<Record<EntryType, string>> = {
      Invoice: text('portal.billing.types.Invoice'),
      Receipt: text('portal.billing.types.Receipt'),
      'Credit Note': text('portal.billing.types.CreditNote'),
      Refund: text('portal.billing.types.Refund'),
      Reversal: text('portal.billing.types.Reversal'),
    }
    return {
      text: (row, { field, format, masked }) => {
        const value = row[field]
        if (value === null || value === '') return ''
        if (format === 'entry-type') return types[row.documentType]
        if (typeof value === 'number') return format === 'money' ? money(value, row.Currency_Code) : String(value)
        if (masked) return maskText(value)
        return format === 'date' ? date(value) : value
      },
      value: (row, { field }) => row[field],
      withValue: (row, { field }, value) => ({ ...row, [field]: value }),
      currency: ({ Currency_Code }) => Currency_Code,
    }
  }, [text, money, date])
}
