import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import type { FilterChoice } from '../../../ui/AddressFilters.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { financeFilters, financePlace, isFinanceNarrowed, viewAddress, withFinanceFilter } from './finance-address.ts'
import type { FinanceFilter } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { HeardMoneyList } from './HeardMoneyList.tsx'
import { MoneyTable } from './MoneyTable.tsx'
import { UnreadMessages } from './UnreadMessages.tsx'
import { useCents } from './use-cents.ts'
import { useReloadFinance } from './use-reload-finance.ts'

const choices: readonly FilterChoice<FinanceFilter>[] = [
  {
    filter: 'shown',
    label: 'portal.finance.money-shown',
    options: [
      ['', 'portal.finance.money-shown.open'],
      ['all', 'portal.finance.money-shown.all'],
      ['heard', 'portal.finance.money-shown.heard'],
      ['aside', 'portal.finance.money-shown.aside'],
      ['unread', 'portal.finance.money-shown.unread'],
    ],
  },
]

/**
 * Money that came without a member, which finance staff work off, or all that providers have listed, or what was heard
 * of alone, or messages from which nothing follows.
 */
export function MoneyView({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const shown = search.get('shown') ?? ''
  const isListed = !['heard', 'aside', 'unread'].includes(shown)
  return (
    <>
      {isListed && (
        <Typography color="textSecondary" sx={{ px: 2, pt: 2 }}>
          {text('portal.finance.money-lead')}
        </Typography>
      )}
      <AddressFilters<FinanceFilter>
        label="portal.finance.filters"
        searchLabel="portal.finance.search-money"
        searchHint="portal.finance.search-money-hint"
        choices={choices}
        search={search}
        isNarrowed={isFinanceNarrowed(search)}
        onFilter={(filter, value) => onGo(withFinanceFilter(search, filter, value))}
        onClear={() => onGo(viewAddress('money'))}
      />
      {isListed && <FoundMoney search={search} onGo={onGo} />}
      {shown === 'unread' && <UnreadMessages search={search} onGo={onGo} />}
      {(shown === 'heard' || shown === 'aside') && (
        <HeardMoneyList key={shown} search={search} onGo={onGo} isAside={shown === 'aside'} />
      )}
    </>
  )
}

function FoundMoney({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const cents = useCents()
  const reload = useReloadFinance()
  const countRef = useRef<HTMLOutputElement>(null)
  const address = `admin/finance/money?${financePlace(search).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={5} />
  const { items, total, sums } = data
  // The closed dialog gives the focus back to its row, which then may leave the list.
  const decided = () => void reload().finally(() => countRef.current?.focus())
  const counted = [
    text('portal.finance.payments', { count: total }),
    ...sums.map(({ amount, currency }) => cents(amount, currency)),
  ]
  return (
    <FinanceList
      {...{ search, onGo, countRef }}
      count={counted.join(' · ')}
      file={
        items.length > 0
          ? {
              address: 'admin/finance/money/export',
              filters: financeFilters(search),
              name: text('portal.finance.view.money'),
            }
          : undefined
      }
      previous={data.previous}
      next={data.next}
    >
      {items.length === 0 ? (
        <EmptyState
          title={text(isFinanceNarrowed(search) ? 'portal.finance.none-such' : 'portal.finance.none-unplaced')}
        />
      ) : (
        <MoneyTable money={items} onDecided={decided} />
      )}
    </FinanceList>
  )
}
