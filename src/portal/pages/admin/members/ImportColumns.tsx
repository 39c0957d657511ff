import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { memberColumns } from '../../../../contract/member-columns.ts'
import type { MemberColumn } from '../../../../contract/member-columns.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'

/** What each column of the file has to have, with this organisation's categories. */
export function ImportColumns() {
  const text = useText()
  const { data } = useCall('setup/membership-categories')
  const meaning = (column: MemberColumn): string =>
    column === 'category'
      ? text('portal.import.meaning.category', { codes: data?.map(({ Code }) => Code).join(', ') ?? '…' })
      : text(`portal.import.meaning.${column}`)
  return (
    <Card>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
        <Typography variant="h2">{text('portal.import.columns')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
          {text('portal.import.columns-lead')}
        </Typography>
      </Box>
      <DataTable
        label={text('portal.import.columns')}
        columns={[
          { id: 'column', title: text('portal.import.column') },
          { id: 'meaning', title: text('portal.import.meaning'), width: 24 },
        ]}
        rows={memberColumns.map((column) => ({
          key: column,
          cells: { column: <code>{column}</code>, meaning: meaning(column) },
        }))}
        isFramed={false}
      />
    </Card>
  )
}
