import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { JournalSummary } from '../../../../contract/finance.ts'
import { mostExportedRows } from '../../../../contract/most-exported-rows.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { financeFilters, withFinanceFilter } from './finance-address.ts'
import type { FinanceViewProps } from './finance-view-props.ts'
import { FinanceList } from './FinanceList.tsx'
import { useCents } from './use-cents.ts'

/** The journal of a period as a file for accounting. */
export function JournalView({ search, onGo }: FinanceViewProps) {
  const text = useText()
  const filters = financeFilters(search)
  const { data, error, mutate } = useCall(`admin/finance/journal?${filters.toString()}`, { keepPreviousData: true })
  const days = { from: search.get('from') ?? data?.from ?? '', to: search.get('to') ?? data?.to ?? '' }
  return (
    <>
      <Typography color="textSecondary" sx={{ px: 2, pt: 2 }}>
        {text('portal.finance.journal-lead')}
      </Typography>
      <Box
        component="search"
        aria-label={text('portal.finance.filters')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2 }}
      >
        {(['from', 'to'] as const).map((name) => (
          <SearchField
            key={name}
            type="date"
            label={text(`portal.finance.${name}`)}
            sought={days[name]}
            onSearch={(day) => onGo(withFinanceFilter(search, name, day))}
          />
        ))}
      </Box>
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <PeriodJournal search={search} onGo={onGo} filters={filters} journal={data} />
      ) : (
        <TableSkeleton columns={2} />
      )}
    </>
  )
}

interface PeriodJournalProps extends FinanceViewProps {
  readonly filters: URLSearchParams
  readonly journal: JournalSummary
}

function PeriodJournal({ search, onGo, filters, journal: { from, to, lines, sums } }: PeriodJournalProps) {
  const text = useText()
  const cents = useCents()
  const { date } = useFormats()
  const period =
    from === null
      ? text('portal.finance.journal-until', { to: date(to) })
      : text('portal.finance.journal-period', { from: date(from), to: date(to) })
  const summed = sums.map(({ currency, debit, credit }) =>
    text('portal.finance.sum', { debit: cents(debit, currency), credit: cents(credit, currency) }),
  )
  const isTooLong = lines > mostExportedRows
  const name = `${text('portal.finance.view.journal')} ${to}`
  return (
    <FinanceList
      {...{ search, onGo }}
      count={[period, text('portal.finance.lines', { count: lines }), ...summed].join(' · ')}
      file={lines > 0 && !isTooLong ? { address: 'admin/finance/journal/export', filters, name } : undefined}
    >
      {lines === 0 && <EmptyState title={text('portal.finance.none')} />}
      {isTooLong && (
        <AlertBanner kind="info">{text('portal.finance.journal-most', { count: mostExportedRows })}</AlertBanner>
      )}
    </FinanceList>
  )
}
