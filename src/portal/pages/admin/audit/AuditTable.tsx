import type { ReactNode } from 'react'
import type { AuditEntry } from '../../../../contract/audit-entry.ts'
import { auditActions } from '../../../../contract/audit-log.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { AuditDetail } from './AuditDetail.tsx'
import { NamedPerson } from './NamedPerson.tsx'

const columns = ['at', 'by', 'action', 'whom', 'detail'] as const
type Column = (typeof columns)[number]

/** Where a word or two is not enough, rem. */
const widths: Partial<Record<Column, { readonly width: number }>> = {
  by: { width: 12 },
  whom: { width: 12 },
  detail: { width: 16 },
}

/** Entries of the audit log in a table. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const text = useText()
  const cells = useCells()
  const titled = columns.map((id): TableColumn => ({ id, title: text(`portal.audit.column.${id}`), ...widths[id] }))
  const rows = entries.map((entry) => ({ key: entry.id, cells: cells(entry) }))
  return <DataTable label={text('portal.audit.title')} columns={titled} rows={rows} isFramed={false} />
}

/** The content of each column. An action that only a newer server knows has its name. */
function useCells(): (entry: AuditEntry) => Record<Column, ReactNode> {
  const text = useText()
  const { instant } = useFormats()
  return ({ at, by, action, whom, detail, changes }) => {
    const known = auditActions.find((one) => one === action)
    return {
      at: instant(at),
      by: <NamedPerson person={by} />,
      action: known ? text(`portal.audit.action.${known}`) : action,
      whom: whom ? <NamedPerson person={whom} /> : '–',
      detail: <AuditDetail detail={detail} changes={changes} />,
    }
  }
}
