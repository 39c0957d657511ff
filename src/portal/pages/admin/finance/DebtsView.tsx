import Box from '@mui/material/Box'
import { debtAges } from '../../../../contract/finance-names.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { financePlace } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { MemberCell } from './MemberCell.tsx'
import { useCents } from './use-cents.ts'

/** What members owe by how long it has been due, those who owe most first. */
export function DebtsView({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const cents = useCents()
  const { date } = useFormats()
  const address = `admin/finance/debts?${financePlace(search).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={7} />
  const { items, total, totals, day } = data
  const title = text('portal.finance.view.debts')
  const sumOf = (of: (one: (typeof totals)[number]) => number) =>
    totals.map((one) => cents(of(one), one.currency)).join(', ')
  return (
    <Box sx={{ pt: 2 }}>
      <FinanceList
        {...{ search, onGo }}
        count={`${text('portal.finance.debtors', { count: total })} · ${text('portal.finance.debts-lead', { day: date(day) })}`}
        file={items.length > 0 ? { address: 'admin/finance/debts/export', name: `${title} ${day}` } : undefined}
        previous={data.previous}
        next={data.next}
      >
        {items.length === 0 ? (
          <EmptyState title={text('portal.finance.none-debts')} />
        ) : (
          <DataTable
            label={title}
            columns={[
              { id: 'member', title: text('portal.finance.column.member'), width: 10 },
              { id: 'owed', title: text('portal.finance.column.owed'), align: 'right', width: 8 },
              ...debtAges.map((age) => ({
                id: age,
                title: text(`portal.finance.age.${age}`),
                align: 'right' as const,
                width: 8,
              })),
            ]}
            rows={items.map(({ key, name, member_no, owed, ages, currency }) => ({
              key,
              cells: {
                member: <MemberCell name={name} member_no={member_no} />,
                owed: cents(owed, currency),
                ...Object.fromEntries(debtAges.map((age, place) => [age, shownAge(ages[place], currency)])),
              },
            }))}
            foot={{
              title: text('portal.finance.total'),
              cells: {
                owed: sumOf(({ owed }) => owed),
                ...Object.fromEntries(debtAges.map((age, place) => [age, sumOf(({ ages }) => ages[place] ?? 0)])),
              },
            }}
            isFramed={false}
          />
        )}
      </FinanceList>
    </Box>
  )

  function shownAge(amount: number | undefined, currency: string): string {
    return amount === undefined || amount === 0 ? '–' : cents(amount, currency)
  }
}
