import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { StatementResult } from '../../../../contract/statements.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCents } from '../finance/use-cents.ts'
import { outcomeColors } from './outcome-colors.ts'

/** How many lines became what, and how much that is. */
export function StatementOutcomes({ outcomes }: Pick<StatementResult, 'outcomes'>) {
  const text = useText()
  const cents = useCents()
  const title = text('portal.statement.outcomes')
  return (
    <Card>
      <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 1.5 }}>
        {title}
      </Typography>
      {outcomes.length === 0 ? (
        <EmptyState title={text('portal.statement.no-lines')} />
      ) : (
        <DataTable
          label={title}
          columns={[
            { id: 'outcome', title: text('portal.statement.column.outcome'), width: 12 },
            { id: 'count', title: text('portal.statement.column.count'), align: 'right', width: 6 },
            { id: 'amount', title: text('portal.statement.column.amount'), align: 'right', width: 10 },
          ]}
          rows={outcomes.map(({ outcome, count, amount, currency }) => ({
            key: `${outcome} ${currency}`,
            cells: {
              outcome: (
                <StatusChip title={text(`portal.statement.outcome.${outcome}`)} color={outcomeColors[outcome]} />
              ),
              count,
              amount: currency === '' ? '–' : cents(amount, currency),
            },
          }))}
          isFramed={false}
        />
      )}
    </Card>
  )
}
