import type { Application } from '../../contract/application.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { StatusChip } from '../../renderer/feedback/StatusChip.tsx'
import { TableSkeleton } from '../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../renderer/tables/table-column.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCall } from '../api/use-call.ts'
import { useCategoryName } from '../api/use-category-name.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useFormats } from '../ui/use-formats.ts'

const columns = ['number', 'category', 'amount', 'date', 'status'] as const

/** The user's applications: a table, or one block each where it is narrow. */
export function ApplicationList() {
  const text = useText()
  const cells = useCells()
  const { data, error, mutate } = useCall('application')
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={columns.length} />
  if (data.length === 0) {
    return <EmptyState title={text('portal.applications.none')} text={text('portal.applications.none-text')} />
  }
  const titled = columns.map((id): TableColumn => ({
    id,
    title: text(`portal.applications.${id}`),
    align: id === 'amount' ? 'right' : 'left',
  }))
  const rows = data.map((application) => ({ key: application.Code, cells: cells(application) }))
  return <DataTable label={text('portal.applications.title')} columns={titled} rows={rows} isFramed={false} />
}

/** The content of each column. */
function useCells() {
  const { money, date } = useFormats()
  const categoryName = useCategoryName()
  return (application: Application) => ({
    number: application.Code,
    category: categoryName(application.AppliedCategory),
    amount: money(application.Amount, application.Currency_Code),
    date: date(application.ApplicationDateTime),
    status: <StatusChip status={application.status} />,
  })
}
