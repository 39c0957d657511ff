import { useMemo } from 'react'
import type { EntryType } from '../../contract/ledger.ts'
import { maskText } from '../../engine/format/mask-text.ts'
import type { RowsColumn, RowState } from '../../engine/document/rows-page.ts'
import type { TableReader } from '../../renderer/tables/table-reader.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFormats } from '../ui/use-formats.ts'
import type { AccountRow } from './account-row.ts'

/** Reads what was posted for a member as the rows of a table. */
export function useAccountReader(states: readonly RowState[] = []): TableReader<AccountRow, RowsColumn> {
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
    const isType = (value: string): value is EntryType => Object.hasOwn(types, value)
    return {
      text: (row, { field, format, masked }) => {
        const value = row[field] ?? ''
        if (typeof value === 'number') return format === 'money' ? money(value, row.Currency_Code) : String(value)
        if (value === '') return ''
        if (format === 'entry-type' && isType(value)) return types[value]
        if (format === 'state') return states.find(({ status }) => status === value)?.title ?? value
        if (masked) return maskText(value)
        return format === 'date' ? date(value) : value
      },
      value: (row, { field }) => row[field],
      withValue: (row, { field }, value) => ({ ...row, [field]: value }),
      currency: ({ Currency_Code }) => Currency_Code,
    }
  }, [text, money, date, states])
}
