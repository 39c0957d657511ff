import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { paymentProviders } from '../../../../contract/finance-names.ts'
import { paymentStates } from '../../../../engine/payments/reduce-payment.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import type { FilterChoice } from '../../../ui/AddressFilters.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import {
  financeFilters,
  financePlace,
  isFinanceNarrowed,
  viewAddress,
  viewIn,
  withFinanceFilter,
} from './finance-address.ts'
import type { FinanceFilter } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { periodDays } from './period-days.ts'
import { useCents } from './use-cents.ts'
import { useReloadFinance } from './use-reload-finance.ts'

const choices: readonly FilterChoice<FinanceFilter>[] = [
  {
    filter: 'state',
    label: 'portal.finance.state',
    options: [
      ['', 'renderer.collection.all'],
      ...paymentStates.map((state) => [state, `portal.finance.state.${state}`] as const),
    ],
  },
  {
    filter: 'provider',
    label: 'portal.finance.provider',
    options: [
      ['', 'renderer.collection.all'],
      ...paymentProviders.map((provider) => [provider, `portal.finance.way.${provider}`] as const),
    ],
  },
]

/** The payments of members, or those of them that do not fit what was heard of them. */
export function PaymentsView({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const view = viewIn(search)
  return (
    <>
      {view === 'unmatched' && (
        <Typography color="textSecondary" sx={{ px: 2, pt: 2 }}>
          {text('portal.finance.unmatched-lead')}
        </Typography>
      )}
      <AddressFilters<FinanceFilter>
        label="portal.finance.filters"
        searchLabel="portal.finance.search-payments"
        searchHint="portal.finance.search-payments-hint"
        choices={choices}
        days={periodDays}
        search={search}
        isNarrowed={isFinanceNarrowed(search)}
        onFilter={(filter, value) => onGo(withFinanceFilter(search, filter, value))}
        onClear={() => onGo(viewAddress(view))}
      />
      <FoundPayments search={search} onGo={onGo} />
    </>
  )
}

function FoundPayments({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const cents = useCents()
  const view = viewIn(search)
  const reload = useReloadFinance()
  const countRef = useRef<HTMLOutputElement>(null)
  const address = `admin/finance/payments?${financePlace(search).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={5} />
  const { items, total, sums } = data
  // The closed dialog gives the focus back to its row, which then may leave the list.
  const decided = () => void reload().finally(() => countRef.current?.focus())
  const title = text(view === 'unmatched' ? 'portal.finance.view.unmatched' : 'portal.finance.view.payments')
  const none = view === 'unmatched' ? 'portal.finance.none-unmatched' : 'portal.finance.none'
  return (
    <FinanceList
      {...{ search, onGo, countRef }}
      count={[
        text('portal.finance.payments', { count: total }),
        ...sums.map(({ amount, currency }) => cents(amount, currency)),
      ].join(' · ')}
      file={
        items.length > 0
          ? { address: 'admin/finance/payments/export', filters: financeFilters(search), name: title }
          : undefined
      }
      previous={data.previous}
      next={data.next}
    >
      {items.length === 0 ? (
        <EmptyState title={text(isFinanceNarrowed(search) ? 'portal.finance.none-such' : none)} />
      ) : (
        <PaymentTable label={title} payments={items} onDecided={decided} />
      )}
    </FinanceList>
  )
}
