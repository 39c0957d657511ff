import type { ReactNode } from 'react'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

export interface TableColumn {
  readonly id: string
  readonly title: string
  /** Figures are aligned to the end. */
  readonly align?: 'left' | 'right'
}

export interface ResponsiveTableProps {
  /** The table's accessible name. */
  readonly label: string
  readonly columns: readonly TableColumn[]
  /** The content of each cell in a row, by the column's id. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[]
}

/** A read-only table; on a narrow screen each row becomes a block. */
export function ResponsiveTable(props: ResponsiveTableProps) {
  const narrow = useMediaQuery('(max-width: 699px)')
  return narrow ? <RowBlocks {...props} /> : <WideTable {...props} />
}

function WideTable({ label, columns, rows }: ResponsiveTableProps) {
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, title, align = 'left' }) => (
              <TableCell key={id} align={align}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} hover>
              {columns.map(({ id, align = 'left' }) => (
                <TableCell key={id} align={align}>
                  {cells[id]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function RowBlocks({ label, columns, rows }: ResponsiveTableProps) {
  return (
    <Blocks aria-label={label}>
      {rows.map(({ key, cells }) => (
        <li key={key}>
          <dl>
            {columns.map(({ id, title }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{cells[id]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Blocks>
  )
}

const Blocks = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '& dl': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: theme.spacing(2) },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dt': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' },
}))
