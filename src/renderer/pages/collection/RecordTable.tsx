import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Paper from '@mui/material/Paper'
import { isFigure } from '../../../engine/reading/is-figure.ts'
import { useText } from '../../texts/use-text.ts'
import { IncompleteMark } from '../../revision/IncompleteMark.tsx'
import { Cell } from './Cell.tsx'
import type { RecordListProps } from './list-props.ts'
import { recordKey } from './record-key.ts'
import { RowActions } from './RowActions.tsx'
import { SortableHeading } from './SortableHeading.tsx'

/** Records as a table: a column each as declared, their actions at the end. */
export function RecordTable({
  page,
  context,
  records,
  columns,
  cell,
  view,
  incomplete,
  loadFile,
  onAction,
  calling,
}: RecordListProps) {
  const text = useText()
  const hasActions = page.actions.some(({ kind }) => kind !== 'add')
  const [first] = columns
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={page.title}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <SortableHeading key={column.id} {...{ column, view }} canSort={records.length > 1} />
            ))}
            {hasActions && (
              <TableCell align="right">
                <span className="rg-unseen">{text('renderer.collection.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          {view.rows.map((record, index) => (
            <TableRow key={recordKey(record, index)} hover>
              {columns.map((column) => (
                <TableCell
                  key={column.id}
                  align={isFigure(column) ? 'right' : 'left'}
                  sx={cellStyle(cell(record, column))}
                >
                  <Cell record={record} column={column} text={cell(record, column)} loadFile={loadFile} />
                  {column === first && incomplete.has(record) && <IncompleteMark />}
                </TableCell>
              ))}
              {hasActions && (
                <TableCell align="right" sx={{ py: 0.5 }}>
                  <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
                    <RowActions
                      actions={page.actions}
                      {...{ context, records, record, onAction, calling }}
                      name={first ? cell(record, first) : ''}
                    />
                  </Box>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** A word or two stay on one line; only what is long, as an address for mail may be, breaks anywhere. */
function cellStyle(text: string) {
  return {
    overflowWrap: text.length > 24 ? 'anywhere' : 'normal',
    whiteSpace: text.length > 12 ? 'normal' : 'nowrap',
    '&:first-of-type': { fontWeight: 600 },
  } as const
}
