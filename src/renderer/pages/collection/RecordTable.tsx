import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Paper from '@mui/material/Paper'
import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { formatOf } from '../../../engine/reading/column-formats.ts'
import { useText } from '../../texts/use-text.ts'
import { IncompleteMark } from '../../revision/IncompleteMark.tsx'
import { Cell } from './Cell.tsx'
import type { RecordListProps } from './list-props.ts'
import { recordKey } from './record-key.ts'
import { RowActions } from './RowActions.tsx'
import { SortableHeading } from './SortableHeading.tsx'

/** Records as a table: one column each as declared, their actions at the end. */
export function RecordTable({ columns, cell, view, incomplete, loadFile, ...list }: RecordListProps) {
  const text = useText()
  const { page, records } = list
  const hasActions = page.actions.some(({ kind }) => kind !== 'add')
  const [first] = columns
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={page.title} sx={tableStyle}>
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
                <TableCell key={column.id} align={formatOf(column).align} sx={cellStyle(column, cell(record, column))}>
                  <Cell record={record} column={column} text={cell(record, column)} loadFile={loadFile} />
                  {column === first && incomplete.has(record) && <IncompleteMark />}
                </TableCell>
              ))}
              {hasActions && (
                <TableCell align="right" sx={{ py: 0.5 }}>
                  <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
                    <RowActions {...list} record={record} name={first ? cell(record, first) : ''} />
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

/** Tables with many columns need the space between them. */
const tableStyle = { '& .MuiTableCell-root': { px: 1.5 } } as const

/** Space for the day and the month of a date, or for a piece of text that breaks anywhere. */
const narrowest = '8rem'

/**
 * A word or two stay on one line, and so do the day and the month of a date; only a long word, such as an e-mail
 * address, breaks anywhere.
 */
function cellStyle({ format }: ColumnDefinition, text: string) {
  const hasLongWord = /\S{25}/.test(text)
  return {
    overflowWrap: hasLongWord ? 'anywhere' : 'normal',
    whiteSpace: text.length > 12 ? 'normal' : 'nowrap',
    minWidth: hasLongWord || format === 'date' ? narrowest : undefined,
    '&:first-of-type': { fontWeight: 600, minWidth: narrowest },
  } as const
}
