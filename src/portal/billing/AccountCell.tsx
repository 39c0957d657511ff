import type { RowsColumn, RowState } from '../../engine/document/rows-page.ts'
import { StatusChip } from '../../renderer/feedback/StatusChip.tsx'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { MaskedText } from '../../renderer/texts/MaskedText.tsx'
import type { AccountRow } from './account-row.ts'

interface AccountCellProps {
  readonly row: AccountRow
  readonly column: RowsColumn
  readonly states: readonly RowState[] | undefined
  /** What the cell says. */
  readonly text: string
  readonly isFirst: boolean
}

/** Numbers of documents and amounts stay on one line; what people wrote may have words longer than one. */
export function AccountCell({ row, column: { field, format, masked }, states, text, isFirst }: AccountCellProps) {
  const words = text === '' ? '–' : text
  if (format === 'state') {
    const color = states?.find(({ status }) => status === row[field])?.color ?? 'default'
    return <StatusChip title={words} color={color} />
  }
  if (masked) return <MaskedText>{words}</MaskedText>
  if (isFirst || format === 'money') return <span style={wholeStyle}>{words}</span>
  return <BreakableText>{words}</BreakableText>
}

const wholeStyle = { whiteSpace: 'nowrap' } as const
