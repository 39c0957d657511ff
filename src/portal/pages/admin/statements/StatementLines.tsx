import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ImportedLine, ImportedLineOutcome } from '../../../../contract/statements.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { pagedAddress } from '../../../ui/paged-address.ts'
import { useAddressQuery } from '../../../ui/use-address-query.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { useCents } from '../finance/use-cents.ts'
import { FoundPage } from '../FoundPage.tsx'
import { outcomeColors } from './outcome-colors.ts'

interface StatementLinesProps {
  readonly id: string
  /** The outcomes that its lines have. */
  readonly outcomes: readonly ImportedLineOutcome[]
}

const linesAddress = pagedAddress(['outcome'])

/** The lines of a statement as they came, all or those of an outcome, which the address names. */
export function StatementLines({ id, outcomes }: StatementLinesProps) {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  const address = `admin/finance/statements/lines/${id}?${linesAddress.place(search).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  const named = [...new Set(outcomes)]
  return (
    <Card>
      <Box component="search" aria-label={text('portal.finance.filters')} sx={headStyle}>
        <Typography variant="h2" sx={{ flex: '1 1 10rem' }}>
          {text('portal.statement.lines')}
        </Typography>
        <TextField
          select
          size="small"
          label={text('portal.statement.column.outcome')}
          value={named.find((one) => one === search.get('outcome')) ?? ''}
          onChange={({ target }) => setSearch(linesAddress.withFilter(search, 'outcome', target.value))}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '0 1 14rem' }}
        >
          <MenuItem value="">{text('renderer.collection.all')}</MenuItem>
          {named.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`portal.statement.outcome.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={5} />}
      {data && (
        <FoundPage
          count={text('portal.finance.lines', { count: data.total })}
          page={data.page}
          pages={data.pages}
          onPage={(next) => setSearch(linesAddress.onPage(search, next))}
        >
          {data.items.length === 0 ? (
            <EmptyState title={text('portal.statement.lines-none')} />
          ) : (
            <LineTable lines={data.items} />
          )}
        </FoundPage>
      )}
    </Card>
  )
}

function LineTable({ lines }: { readonly lines: readonly ImportedLine[] }) {
  const text = useText()
  const cents = useCents()
  const { instant } = useFormats()
  return (
    <DataTable
      label={text('portal.statement.lines')}
      columns={[
        { id: 'line', title: text('portal.statement.column.line'), width: 4 },
        { id: 'outcome', title: text('portal.statement.column.outcome'), width: 11 },
        { id: 'receipt', title: text('portal.statement.column.receipt'), width: 9 },
        { id: 'amount', title: text('portal.statement.column.amount'), align: 'right', width: 8 },
        { id: 'raw', title: text('portal.statement.column.raw'), width: 18 },
      ]}
      rows={lines.map(({ line, outcome, problem, receipt, at, amount, currency, raw }) => ({
        key: line,
        cells: {
          line,
          outcome: (
            <>
              <StatusChip title={text(`portal.statement.outcome.${outcome}`)} color={outcomeColors[outcome]} />
              {problem !== null && <Detail>{problem}</Detail>}
            </>
          ),
          receipt: (
            <>
              <BreakableText>{receipt || '–'}</BreakableText>
              {at !== null && <Detail>{instant(at)}</Detail>}
            </>
          ),
          amount: currency === '' ? '–' : cents(amount, currency),
          raw: (
            <Detail>
              <BreakableText>{raw}</BreakableText>
            </Detail>
          ),
        },
      }))}
      isFramed={false}
    />
  )
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 } as const
