import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Application } from '../../contract/application.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { StatusChip } from '../../renderer/feedback/StatusChip.tsx'
import { TableSkeleton } from '../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCall } from '../api/use-call.ts'
import { useCategoryName } from '../api/use-category-name.ts'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useFormats } from '../app/use-formats.ts'

const columns = ['number', 'category', 'amount', 'date', 'status'] as const

/** The user's applications: a table, on a narrow screen one block each. */
export function ApplicationList() {
  const text = useText()
  const { data, error, mutate } = useCall<Application[]>('application')
  const narrow = useMediaQuery('(max-width: 699px)')
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={columns.length} />
  if (data.length === 0) {
    return <EmptyState title={text('portal.applications.none')} text={text('portal.applications.none-text')} />
  }
  return narrow ? <ApplicationBlocks applications={data} /> : <ApplicationTable applications={data} />
}

interface Applications {
  readonly applications: readonly Application[]
}

function ApplicationTable({ applications }: Applications) {
  const text = useText()
  const cells = useCells()
  return (
    <TableContainer>
      <Table aria-label={text('portal.applications.title')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
                {text(`portal.applications.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {applications.map((application) => (
            <TableRow key={application.Code} hover>
              {columns.map((column) => (
                <TableCell key={column} align={column === 'amount' ? 'right' : 'left'}>
                  {cells(application)[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function ApplicationBlocks({ applications }: Applications) {
  const text = useText()
  const cells = useCells()
  return (
    <Blocks>
      {applications.map((application) => (
        <li key={application.Code}>
          <dl>
            {columns.map((column) => (
              <div key={column}>
                <dt>{text(`portal.applications.${column}`)}</dt>
                <dd>{cells(application)[column]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Blocks>
  )
}

/** What stands in each column. */
function useCells() {
  const { money, date } = useFormats()
  const categoryName = useCategoryName()
  return (application: Application) => ({
    number: application.Code,
    category: categoryName(application.AppliedCategory),
    amount: money(application.Amount, application.Currency_Code),
    date: date(application.ApplicationDateTime),
    status: <StatusChip status={application.status} />,
  })
}

const Blocks = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '& dl': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: theme.spacing(2) },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dt': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
}))
