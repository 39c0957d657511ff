import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BillingPreview } from '../../../../contract/billing-run.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { FigureList } from '../FigureList.tsx'

/** How many members would be billed and how much, in all and by category. */
export function PreviewSums({ preview }: { readonly preview: BillingPreview }) {
  const text = useText()
  const { money, date } = useFormats()
  const figures = new Intl.NumberFormat(useLanguage())
  const { count, total, due, categories, left_out } = preview
  const shown = {
    count: figures.format(count),
    total: money(total),
    due: date(due),
    'left-out': figures.format(left_out.reduce((sum, reason) => sum + reason.count, 0)),
  } as const
  return (
    <>
      <FigureList>
        {(['count', 'total', 'due', 'left-out'] as const).map((name) => (
          <div key={name}>
            <dt>{text(`portal.billing-runs.figure.${name}`)}</dt>
            <dd>{shown[name]}</dd>
          </div>
        ))}
      </FigureList>
      {categories.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {text('portal.billing-runs.by-category')}
          </Typography>
          <DataTable
            label={text('portal.billing-runs.by-category')}
            columns={[
              { id: 'category', title: text('portal.billing-runs.category'), width: 14 },
              { id: 'count', title: text('portal.billing-runs.members'), align: 'right', width: 7 },
              { id: 'total', title: text('portal.billing-runs.amount'), align: 'right', width: 10 },
            ]}
            rows={categories.map((one) => ({
              key: one.code,
              cells: { category: one.title, count: figures.format(one.count), total: money(one.total) },
            }))}
            foot={{
              title: text('portal.billing-runs.sum'),
              cells: { count: figures.format(count), total: money(total) },
            }}
          />
        </Box>
      )}
    </>
  )
}
