import { postedKinds, accountGroups } from '../../../../contract/finance-names.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import type { FilterChoice } from '../../../ui/AddressFilters.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { financeFilters, financePlace, isFinanceNarrowed, viewAddress, withFinanceFilter } from './finance-address.ts'
import type { FinanceFilter } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { MemberCell } from './MemberCell.tsx'
import { periodDays } from './period-days.ts'
import { useAccountTitle } from './use-account-title.ts'
import { useCents } from './use-cents.ts'

const choices: readonly FilterChoice<FinanceFilter>[] = [
  {
    filter: 'kind',
    label: 'portal.finance.kind',
    options: [
      ['', 'renderer.collection.all'],
      ...postedKinds.map((kind) => [kind, `portal.finance.kind.${kind}`] as const),
    ],
  },
  {
    filter: 'account',
    label: 'portal.finance.account',
    options: [
      ['', 'renderer.collection.all'],
      ...accountGroups.map((group) => [group, `portal.finance.account.${group}`] as const),
    ],
  },
]

/** The rows of the ledger, with filters and what they add up to. */
export function LedgerView({ search, onGo }: FinanceViewProps) {
  return (
    <>
      <AddressFilters<FinanceFilter>
        label="portal.finance.filters"
        searchLabel="portal.finance.search-ledger"
        searchHint="portal.finance.search-ledger-hint"
        choices={choices}
        days={periodDays}
        search={search}
        isNarrowed={isFinanceNarrowed(search)}
        onFilter={(filter, value) => onGo(withFinanceFilter(search, filter, value))}
        onClear={() => onGo(viewAddress('ledger'))}
      />
      <Postings search={search} onGo={onGo} />
    </>
  )
}

function Postings({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const cents = useCents()
  const accountTitle = useAccountTitle()
  const { date } = useFormats()
  const address = `admin/finance/ledger?${financePlace(search).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={6} />
  const { items, total, sums } = data
  const summed = sums.map(({ currency, debit, credit }) =>
    text('portal.finance.sum', { debit: cents(debit, currency), credit: cents(credit, currency) }),
  )
  const title = text('portal.finance.view.ledger')
  return (
    <FinanceList
      {...{ search, onGo }}
      count={[text('portal.finance.postings', { count: total }), ...summed].join(' · ')}
      file={
        items.length > 0
          ? { address: 'admin/finance/ledger/export', filters: financeFilters(search), name: title }
          : undefined
      }
      previous={data.previous}
      next={data.next}
    >
      {items.length === 0 ? (
        <EmptyState title={text(isFinanceNarrowed(search) ? 'portal.finance.none-such' : 'portal.finance.none')} />
      ) : (
        <DataTable
          label={title}
          columns={[
            { id: 'number', title: text('portal.finance.column.number'), width: 9 },
            { id: 'date', title: text('portal.finance.column.date'), width: 7 },
            { id: 'member', title: text('portal.finance.column.member'), width: 9 },
            { id: 'description', title: text('portal.finance.column.description'), width: 9 },
            { id: 'debit', title: text('portal.finance.column.debited'), width: 8 },
            { id: 'credit', title: text('portal.finance.column.credited'), width: 8 },
            { id: 'amount', title: text('portal.finance.column.amount'), align: 'right', width: 8 },
          ]}
          rows={items.map((row) => ({
            key: row.key,
            cells: {
              number: (
                <>
                  {row.number}
                  <Detail>{text(`portal.finance.kind.${row.kind}`)}</Detail>
                </>
              ),
              date: date(row.date),
              member: <MemberCell name={row.name} member_no={row.member_no} />,
              description: <BreakableText>{row.description}</BreakableText>,
              debit: <BreakableText>{accountTitle(row.debit)}</BreakableText>,
              credit: <BreakableText>{accountTitle(row.credit)}</BreakableText>,
              amount: cents(row.amount, row.currency),
            },
          }))}
          isFramed={false}
        />
      )}
    </FinanceList>
  )
}
