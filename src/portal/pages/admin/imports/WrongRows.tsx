import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ImportCheck, ImportProblem } from '../../../../contract/import-calls.ts'
import { csvOf, harmlessCell } from '../../../../engine/format/csv.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { saveCsv } from '../../../documents/save-csv.ts'

/** How many problems the page lists; the saved list has more. */
const shown = 20

interface WrongRowsProps {
  readonly check: Pick<ImportCheck, 'wrong' | 'problems'>
  /** Whether others are left that could be imported. */
  readonly mayLeaveOut: boolean
}

/** The rows that cannot be imported, with what is wrong in which column; the list can be saved. */
export function WrongRows({ check: { wrong, problems }, mayLeaveOut }: WrongRowsProps) {
  const text = useText()
  const columns = [
    { id: 'row', title: text('portal.import.row'), width: 4 },
    { id: 'column', title: text('portal.import.column'), width: 10 },
    { id: 'problem', title: text('portal.import.problem'), width: 20 },
  ]
  const cells = ({ line, column, text: problem }: ImportProblem) => [
    String(line),
    column ?? text('portal.import.whole-row'),
    problem,
  ]
  const save = (): void => {
    const lines = [columns.map(({ title }) => title), ...problems.map(cells)]
    const content = csvOf(lines.map((line) => line.map(harmlessCell)))
    saveCsv(text('portal.import.report-name'), content)
  }
  return (
    <Box sx={{ mt: 3 }}>
      <AlertBanner
        kind="warning"
        action={
          <Button color="inherit" size="small" startIcon={<Download />} onClick={save}>
            {text('portal.import.report')}
          </Button>
        }
      >
        <strong>{text('portal.import.problems', { count: wrong })}.</strong>{' '}
        {mayLeaveOut && text('portal.import.problems-lead')}
      </AlertBanner>
      <Box sx={{ mt: 1.5 }}>
        <DataTable
          label={text('portal.import.report-name')}
          columns={columns}
          rows={problems.slice(0, shown).map((problem, i) => {
            const [row, column, what = ''] = cells(problem)
            return { key: i, cells: { row, column, problem: <BreakableText>{what}</BreakableText> } }
          })}
        />
      </Box>
      {problems.length > shown && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text('portal.import.more-problems', { count: problems.length - shown })}
        </Typography>
      )}
    </Box>
  )
}
