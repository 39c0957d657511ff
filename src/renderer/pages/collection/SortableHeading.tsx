import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { formatOf } from '../../../engine/reading/column-formats.ts'
import type { TableView } from './use-table.ts'

export interface SortableHeadingProps {
  readonly column: ColumnDefinition
  readonly view: TableView
  /** Its least width, rem. */
  readonly width: number
  /** Whether there is anything to sort. */
  readonly canSort: boolean
}

/** The heading of a column. For a sortable column it is a button, and announces the order to screen readers. */
export function SortableHeading({ column, view, width, canSort }: SortableHeadingProps) {
  const direction = view.order?.column.id === column.id ? view.order.direction : undefined
  const { align } = formatOf(column)
  const style = { minWidth: `${width}rem` }
  if (!canSort || column.sort === 'none') {
    return (
      <TableCell align={align} style={style}>
        {column.title}
      </TableCell>
    )
  }
  return (
    <TableCell align={align} aria-sort={direction} style={style}>
      <TableSortLabel
        component="button"
        type="button"
        active={direction !== undefined}
        direction={direction === 'descending' ? 'desc' : 'asc'}
        onClick={() => view.onHeading(column)}
        sx={buttonStyle}
      >
        {column.title}
      </TableSortLabel>
    </TableCell>
  )
}

const buttonStyle = {
  font: 'inherit',
  textAlign: 'inherit',
  minHeight: 28,
  '& .MuiTableSortLabel-icon': { opacity: 0.3, fontSize: 15, mx: 0.375 },
  '&:hover .MuiTableSortLabel-icon, &.Mui-focusVisible .MuiTableSortLabel-icon': { opacity: 0.7 },
  '&.Mui-active .MuiTableSortLabel-icon': { opacity: 1 },
  '@media print': { '& .MuiTableSortLabel-icon': { display: 'none' } },
} as const
