import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { Ref } from 'react'
import type { BankTransferRow } from '../../../../../contract/bank-transfers.ts'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../../api/use-call.ts'
import { AddressFilters } from '../../../../ui/AddressFilters.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { financeFilters, financePlace, isFinanceNarrowed, viewAddress, withFinanceFilter } from '../finance-address.ts'
import type { FinanceFilter } from '../finance-address.ts'
import type { FinanceViewProps } from '../finance-view-props.ts'
import { FinanceList } from '../FinanceList.tsx'
import { periodDays } from '../period-days.ts'
import { useReloadFinance } from '../use-reload-finance.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { TransferTable } from './TransferTable.tsx'

/** What came by bank, and the way to enter more of it with its slip. */
export function TransfersView({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const reload = useReloadFinance()
  const countRef = useRef<HTMLOutputElement>(null)
  const [opened, setOpened] = useState<'new' | 'refund' | BankTransferRow>()
  const close = () => setOpened(undefined)
  // The closed dialog gives the focus back to its row, whose button may be gone then.
  const changed = () => {
    close()
    void reload().finally(() => countRef.current?.focus())
  }
  return (
    <>
      <Box sx={headStyle}>
        <Typography color="textSecondary" sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          {text('portal.finance.transfers.lead')}
        </Typography>
        <Button variant="outlined" onClick={() => setOpened('refund')}>
          {text('portal.finance.refunds.enter')}
        </Button>
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('new')}>
          {text('portal.finance.transfers.enter')}
        </Button>
      </Box>
      <AddressFilters<FinanceFilter>
        label="portal.finance.filters"
        searchLabel="portal.finance.search-transfers"
        searchHint="portal.finance.search-transfers-hint"
        choices={[]}
        days={periodDays}
        search={search}
        isNarrowed={isFinanceNarrowed(search)}
        onFilter={(filter, value) => onGo(withFinanceFilter(search, filter, value))}
        onClear={() => onGo(viewAddress('transfers'))}
      />
      <FoundTransfers {...{ search, onGo, countRef }} onTakeBack={setOpened} />
      {opened === 'new' && <TransferDialog onEntered={changed} onClose={close} />}
      {opened === 'refund' && <RefundDialog onEntered={changed} onClose={close} />}
      {typeof opened === 'object' && <TakeBackDialog transfer={opened} onTakenBack={changed} onClose={close} />}
    </>
  )
}

interface FoundTransfersProps extends FinanceViewProps {
  readonly countRef: Ref<HTMLOutputElement>
  readonly onTakeBack: (transfer: BankTransferRow) => void
}

function FoundTransfers({ search, onGo, countRef, onTakeBack }: FoundTransfersProps) {
  const text = useText()
  const { data, error, mutate } = useCall(`admin/finance/transfers?${financePlace(search).toString()}`, {
    keepPreviousData: true,
  })
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={6} />
  return (
    <FinanceList
      {...{ search, onGo, countRef }}
      count={text('portal.finance.transfers', { count: data.total })}
      file={
        data.items.length > 0
          ? {
              address: 'admin/finance/transfers/export',
              filters: financeFilters(search),
              name: text('portal.finance.view.transfers'),
            }
          : undefined
      }
      previous={data.previous}
      next={data.next}
    >
      {data.items.length === 0 ? (
        <EmptyState
          title={text(isFinanceNarrowed(search) ? 'portal.finance.none-such' : 'portal.finance.none-transfers')}
        />
      ) : (
        <TransferTable transfers={data.items} onTakeBack={onTakeBack} />
      )}
    </FinanceList>
  )
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, pt: 2 } as const
