import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ImportWords } from './import-words.ts'

/** What each column of the file has to have. */
export function ImportColumns({ words: { columns, columnsLead } }: { readonly words: ImportWords }) {
  const text = useText()
  if (columnsLead === undefined) return null
  return (
    <Card>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
        <Typography variant="h2">{text('portal.import.columns')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
          {columnsLead}
        </Typography>
      </Box>
      <DataTable
        label={text('portal.import.columns')}
        columns={[
          { id: 'column', title: text('portal.import.column') },
          { id: 'meaning', title: text('portal.import.meaning'), width: 24 },
        ]}
        rows={columns.map(({ id, meaning = '' }) => ({ key: id, cells: { column: <code>{id}</code>, meaning } }))}
        isFramed={false}
      />
    </Card>
  )
}
