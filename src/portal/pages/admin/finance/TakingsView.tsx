import Box from '@mui/material/Box'
import type { TakingsFound } from '../../../../contract/finance.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { financeFilters, withFinanceFilter } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { useCents } from './use-cents.ts'
import { useWayTitle } from './use-way-title.ts'

/** What came in and went out on a day, by way of paying. */
export function TakingsView({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const filters = financeFilters(search)
  const { data, error, mutate } = useCall(`admin/finance/takings?${filters.toString()}`, { keepPreviousData: true })
  return (
    <>
      <Box component="search" aria-label={text('portal.finance.filters')} sx={{ p: 2 }}>
        <SearchField
          type="date"
          label={text('portal.finance.day')}
          sought={search.get('day') ?? data?.day ?? ''}
          onSearch={(value) => onGo(withFinanceFilter(search, 'day', value))}
        />
      </Box>
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <DayTakings search={search} onGo={onGo} filters={filters} takings={data} />
      ) : (
        <TableSkeleton columns={5} />
      )}
    </>
  )
}

interface DayTakingsProps extends FinanceViewProps {
  readonly filters: URLSearchParams
  readonly takings: TakingsFound
}

function DayTakings({ search, onGo, filters, takings: { day, ways, totals } }: DayTakingsProps) {
  const text = useText()
  const cents = useCents()
  const wayTitle = useWayTitle()
  const { date } = useFormats()
  const title = text('portal.finance.view.takings')
  const sumOf = (of: (total: (typeof totals)[number]) => number) =>
    totals.map((total) => cents(of(total), total.currency)).join(', ')
  return (
    <FinanceList
      {...{ search, onGo }}
      count={text('portal.finance.takings-lead', { day: date(day) })}
      file={ways.length > 0 ? { address: 'admin/finance/takings/export', filters, name: `${title} ${day}` } : undefined}
    >
      {ways.length === 0 ? (
        <EmptyState title={text('portal.finance.none-takings')} />
      ) : (
        <DataTable
          label={title}
          columns={[
            { id: 'way', title: text('portal.finance.column.way'), width: 10 },
            { id: 'count', title: text('portal.finance.column.count'), align: 'right', width: 7 },
            { id: 'received', title: text('portal.finance.column.received'), align: 'right', width: 9 },
            { id: 'returned', title: text('portal.finance.column.returned'), align: 'right', width: 9 },
            { id: 'net', title: text('portal.finance.column.net'), align: 'right', width: 9 },
          ]}
          rows={ways.map(({ way, currency, count, received, returned }) => ({
            key: `${way} ${currency}`,
            cells: {
              way: wayTitle(way),
              count,
              received: cents(received, currency),
              returned: cents(returned, currency),
              net: cents(received - returned, currency),
            },
          }))}
          foot={{
            title: text('portal.finance.total'),
            cells: {
              count: String(totals.reduce((sum, total) => sum + total.count, 0)),
              received: sumOf(({ received }) => received),
              returned: sumOf(({ returned }) => returned),
              net: sumOf(({ received, returned }) => received - returned),
            },
          }}
          isFramed={false}
        />
      )}
    </FinanceList>
  )
}
