import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { TableRowProps } from '@mui/material/TableRow'
import { columnWidth } from './narrow-container.ts'
import type { DrawnAs } from './drawn-as.ts'
import { fittingWidth } from './table-column.ts'
import type { TableActions, TableColumn } from './table-column.ts'
import { tableStyles } from './table-styles.ts'

export interface TableRowContent {
  readonly key: string | number
  /** The content of its cells, by the column's id. */
  readonly cells: Readonly<Record<string, ReactNode>>
  /** Its buttons. */
  readonly actions?: ReactNode
  /** Further attributes and styles of the row. */
  readonly row?: TableRowProps
}

/** A last row for what concerns all of them. */
export interface TableFoot {
  /** Heads it, in the first column. */
  readonly title: string
  /** The content of its other cells, by the column's id. */
  readonly cells: Readonly<Record<string, string>>
}

export interface DataTableProps {
  /** The table's accessible name. */
  readonly label: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRowContent[]
  readonly actions?: TableActions | undefined
  readonly foot?: TableFoot | undefined
  /** Whether it has borders of its own; false inside a card. */
  readonly isFramed?: boolean
  /** Cards are cards in a wide container, too. */
  readonly drawnAs?: DrawnAs
}

/**
 * Rows in columns while its container has room for them, else one card for each row, headed by the first column; or
 * cards in any container. It remains one table to screen readers, whatever it looks like; they read the first column
 * with every cell of its row.
 */
export function DataTable({ label, columns, rows, actions, foot, isFramed = true, drawnAs = 'table' }: DataTableProps) {
  return (
    <Box sx={{ containerType: 'inline-size', minWidth: 0 }}>
      <TableContainer
        sx={tableStyles({
          fits: fittingWidth(columns, actions),
          isFramed,
          hasManyActions: (actions?.most ?? 0) > 2 || actions?.areBelow === true,
          drawnAs,
        })}
      >
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => column.heading ?? <Heading key={column.id} {...column} />)}
              {actions && (
                <TableCell align="right" data-actions>
                  {actions.title}
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells, actions: buttons, row }) => (
              <TableRow key={key} hover {...row}>
                {columns.map(({ id, title, align = 'left' }, place) => (
                  <TableCell key={id} align={align} data-title={title} {...(place === 0 && rowHeading)}>
                    <div>{cells[id]}</div>
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" data-actions>
                    <div>{buttons}</div>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
          {foot && <Foot {...foot} columns={columns} hasActions={actions !== undefined} />}
        </Table>
      </TableContainer>
    </Box>
  )
}

interface FootProps extends TableFoot {
  readonly columns: readonly TableColumn[]
  readonly hasActions: boolean
}

function Foot({ title, cells, columns, hasActions }: FootProps) {
  return (
    <TableFooter>
      <TableRow>
        {columns.map((column, place) =>
          place === 0 ? (
            <TableCell key={column.id} {...rowHeading}>
              <div>{[title, cells[column.id]].filter(Boolean).join(': ')}</div>
            </TableCell>
          ) : (
            <TableCell key={column.id} align={column.align ?? 'left'} data-title={column.title}>
              {cells[column.id] && <div>{cells[column.id]}</div>}
            </TableCell>
          ),
        )}
        {hasActions && <TableCell />}
      </TableRow>
    </TableFooter>
  )
}

const rowHeading = { component: 'th', scope: 'row' } as const

function Heading({ title, align = 'left', width = columnWidth }: TableColumn) {
  return (
    <TableCell align={align} style={{ minWidth: `${width}rem` }}>
      {title}
    </TableCell>
  )
}
