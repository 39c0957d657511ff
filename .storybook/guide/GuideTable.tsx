import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

interface GuideTableProps {
  /** Its accessible name. */
  readonly label: string
  readonly headings: readonly string[]
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A table that scrolls by itself on a narrow screen, by keyboard as well. */
export function GuideTable({ label, headings, rows }: GuideTableProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([key, ...cells]) => (
            <TableRow key={key} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {key}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={headings[index + 1]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
