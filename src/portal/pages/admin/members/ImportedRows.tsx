import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memberColumns } from '../../../../contract/member-columns.ts'
import type { ImportRow } from '../../../../contract/member-import.ts'
import type { StateColor } from '../../../../generated/closed-names.ts'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Detail } from '../Detail.tsx'

const colors: Readonly<Record<ImportRow['outcome'], StateColor>> = {
  added: 'success',
  changed: 'info',
  unchanged: 'default',
  activated: 'default',
}

/** The first members of the file, each changed value with the one that it replaces. */
export function ImportedRows({ rows }: { readonly rows: readonly ImportRow[] }) {
  const text = useText()
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text('portal.import.first-rows')}
      </Typography>
      <DataTable
        label={text('portal.import.first-rows')}
        columns={[
          { id: 'member_no', title: text('portal.import.title-of.member_no'), width: 6 },
          { id: 'outcome', title: text('portal.import.outcome'), width: 8 },
          ...others.map((id) => ({ id, title: text(`portal.import.title-of.${id}`), width: widths[id] ?? 7 })),
        ]}
        rows={rows.map((row) => ({
          key: row.member_no,
          cells: {
            member_no: <BreakableText>{row.member_no}</BreakableText>,
            outcome: <StatusChip title={text(`portal.import.outcome.${row.outcome}`)} color={colors[row.outcome]} />,
            ...Object.fromEntries(row.cells.filter(({ column }) => column !== 'member_no').map(cellOf)),
          },
        }))}
      />
    </Box>
  )
}

const others = memberColumns.filter((column) => column !== 'member_no')
const widths: Readonly<Partial<Record<(typeof others)[number], number>>> = { email: 12, phone: 9, category: 8 }

const cellOf = ({ column, from, to }: ImportRow['cells'][number]) =>
  [column, <Changed key={column} from={from} to={to} />] as const

function Changed({ from, to }: Pick<ImportRow['cells'][number], 'from' | 'to'>) {
  const text = useText()
  if (from === null) return to === '' ? '–' : <BreakableText>{to}</BreakableText>
  return (
    <>
      <strong>
        <BreakableText>{to || text('portal.import.empty')}</BreakableText>
      </strong>
      <Detail>
        <BreakableText>{text('portal.import.was', { value: from || text('portal.import.empty') })}</BreakableText>
      </Detail>
    </>
  )
}
