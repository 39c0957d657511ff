import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { StatusChip } from '../../../src/renderer/feedback/StatusChip.tsx'
import type { CaseDiagram, DiagramEdge } from '../../../src/engine/cases/diagram/case-diagram.ts'

interface TransitionTableProps {
  readonly diagram: CaseDiagram
  /** Who takes a transition, in words. */
  readonly byText: (edge: DiagramEdge) => string
}

/** The same as the picture shows, for those who do not see it. */
export function TransitionTable({ diagram: { nodes, edges }, byText }: TransitionTableProps) {
  const stateOf = (id: string) => nodes.find((node) => node.id === id)
  return (
    <TableContainer component="section" tabIndex={0} aria-label="Transitions">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>From</TableCell>
            <TableCell>Transition</TableCell>
            <TableCell>By</TableCell>
            <TableCell>To</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {edges.map((edge) => (
            <TableRow key={`${edge.id} ${edge.from}`}>
              <TableCell>
                <State {...stateOf(edge.from)} />
              </TableCell>
              <TableCell component="th" scope="row">
                {edge.title}
              </TableCell>
              <TableCell>{byText(edge)}</TableCell>
              <TableCell>
                <State {...stateOf(edge.to)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The start has no title. */
const State = ({ title = '', color }: Partial<CaseDiagram['nodes'][number]>) =>
  color === undefined ? 'Beginning' : <StatusChip {...{ title, color }} />
