import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { StatementResult } from '../../../../contract/statements.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { MemberCell } from '../finance/MemberCell.tsx'
import { useCents } from '../finance/use-cents.ts'

/** What was posted in the period of a statement, and no statement has. */
export function MissingReceipts({ missing: { total, items } }: Pick<StatementResult, 'missing'>) {
  const text = useText()
  const cents = useCents()
  const { instant } = useFormats()
  const title = text('portal.statement.missing')
  return (
    <Card>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ px: 2, pt: 0.5, pb: 1.5, maxWidth: '72ch' }}>
        {text('portal.statement.missing-lead')}
      </Typography>
      {items.length === 0 ? (
        <EmptyState title={text('portal.statement.missing-none')} />
      ) : (
        <DataTable
          label={title}
          columns={[
            { id: 'number', title: text('portal.statement.number'), width: 8.5 },
            { id: 'member', title: text('portal.finance.column.member'), width: 10 },
            { id: 'amount', title: text('portal.statement.column.amount'), align: 'right', width: 8 },
            { id: 'at', title: text('portal.statement.column.at'), width: 9 },
            { id: 'receipt', title: text('portal.statement.column.receipt'), width: 9 },
          ]}
          rows={items.map(({ receipt_no, provider_receipt, name, member_no, amount, currency, at }) => ({
            key: receipt_no,
            cells: {
              number: receipt_no,
              member: <MemberCell name={name} member_no={member_no} />,
              amount: cents(amount, currency),
              at: instant(at),
              receipt: <BreakableText>{provider_receipt ?? text('portal.statement.no-number')}</BreakableText>,
            },
          }))}
          isFramed={false}
        />
      )}
      {total > items.length && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {text('portal.statement.missing-more', { count: total - items.length })}
        </Typography>
      )}
    </Card>
  )
}
