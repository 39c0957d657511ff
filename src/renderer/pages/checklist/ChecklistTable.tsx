import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useText } from '../../texts/use-text.ts'
import type { ChecklistEntry, ChecklistPageProps } from './checklist-props.ts'
import { ItemStatus } from './ItemStatus.tsx'

export type ChecklistListProps = Pick<ChecklistPageProps, 'title' | 'actionOf'> & {
  readonly items: readonly ChecklistEntry[]
}

/** The items as a table: the requirement, its status, and the way to complete it. */
export function ChecklistTable({ title, items, actionOf }: ChecklistListProps) {
  const text = useText()
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{text('renderer.checklist.item')}</TableCell>
            <TableCell>{text('renderer.checklist.status')}</TableCell>
            <TableCell align="right">{text('renderer.checklist.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          {items.map((item) => (
            <TableRow key={`${item.type} ${item.description}`} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: item.passes ? 400 : 600 }}>
                {item.description}
              </TableCell>
              <TableCell sx={statusStyle}>
                <ItemStatus item={item} />
              </TableCell>
              <TableCell align="right" sx={actionStyle}>
                {!item.passes && actionOf(item)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** As wide as its contents; the requirement takes the rest. */
const asNarrow = { width: '1%', whiteSpace: 'nowrap' } as const

const statusStyle = { ...asNarrow, minWidth: 140 } as const

const actionStyle = { ...asNarrow, minWidth: 130, py: 0.75, height: 54 } as const
