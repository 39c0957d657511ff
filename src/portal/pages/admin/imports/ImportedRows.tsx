import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportRow } from '../../../../contract/import-calls.ts'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Detail } from '../Detail.tsx'
import type { ImportWords } from './import-words.ts'

interface ImportedRowsProps {
  readonly words: ImportWords
  readonly rows: readonly ImportRow[]
}

/** The first rows of the file, each changed value with the one that it replaces. */
export function ImportedRows({ words: { columns, outcomes, firstRows }, rows }: ImportedRowsProps) {
  const text = useText()
  const [first, ...others] = columns
  if (first === undefined) return null
  const outcomeColumn = { id: 'outcome', title: text('portal.import.outcome'), width: 8 }
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {firstRows}
      </Typography>
      <DataTable
        label={firstRows}
        columns={[first, outcomeColumn, ...others]}
        rows={rows.map((row, place) => ({
          key: place,
          cells: {
            outcome: outcomes
              .filter(({ id }) => id === row.outcome)
              .map(({ id, title, color }) => <StatusChip key={id} title={title} color={color} />),
            ...Object.fromEntries(row.cells.map(cellOf)),
          },
        }))}
      />
    </Box>
  )
}

const cellOf = ({ column, from, to }: ImportRow['cells'][number]) =>
  [column, <Changed key={column} from={from} to={to} />] as const

function Changed({ from, to }: Pick<ImportRow['cells'][number], 'from' | 'to'>) {
  const text = useText()
  if (from === null) return to === '' ? '–' : <BreakableText>{to}</BreakableText>
  return (
    <>
      <strong>
        <BreakableText>{to || text('portal.import.empty')}</BreakableText>
      </strong>
      <Detail>
        <BreakableText>{text('portal.import.was', { value: from || text('portal.import.empty') })}</BreakableText>
      </Detail>
    </>
  )
}
