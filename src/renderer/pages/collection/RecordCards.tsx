import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { IncompleteMark } from '../../revision/IncompleteMark.tsx'
import { Cell } from './Cell.tsx'
import type { RecordListProps } from './list-props.ts'
import { recordKey } from './record-key.ts'
import { RowActions } from './RowActions.tsx'

/** Records on a narrow screen, one card each, headed by the first column. */
export function RecordCards({ columns, cell, view, incomplete, loadFile, ...list }: RecordListProps) {
  const [first, ...rest] = columns
  return (
    <Box component="ul" aria-label={list.page.title} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {view.rows.map((record, index) => {
        const name = first ? cell(record, first) : ''
        return (
          <Paper key={recordKey(record, index)} component="li" variant="outlined" sx={{ p: 2, pt: 1.25 }}>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mb: 0.75 }}>
              <Typography variant="subtitle1" component="h3" sx={nameStyle}>
                {name}
                {incomplete.has(record) && <IncompleteMark />}
              </Typography>
              <RowActions {...list} record={record} name={name} />
            </Box>
            <Box component="dl" sx={termsStyle}>
              {rest.map((column) => (
                <div key={column.id}>
                  <dt>{column.title}</dt>
                  <dd>
                    <Cell record={record} column={column} text={cell(record, column)} loadFile={loadFile} />
                  </dd>
                </div>
              ))}
            </Box>
          </Paper>
        )
      })}
    </Box>
  )
}

/** Its first line is at the height of the buttons, however many lines follow. */
const nameStyle = { flex: 1, minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' } as const

const termsStyle = {
  display: 'grid',
  gap: 0.75,
  m: 0,
  fontSize: '0.9375rem',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(7rem, 38%) minmax(0, 1fr)', gap: 1.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const
