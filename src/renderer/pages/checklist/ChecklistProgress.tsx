import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useText } from '../../texts/use-text.ts'

interface ChecklistProgressProps {
  readonly passed: number
  readonly total: number
  readonly percent: number
}

/** From here on the bar is in the secondary colour (document 2, §9). */
const threshold = 50

/** How many mandatory items pass, in words and as a bar; every change is announced. */
export function ChecklistProgress({ passed, total, percent }: ChecklistProgressProps) {
  const text = useText()
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography component="output" variant="subtitle1">
          {text('renderer.checklist.passed', { passed, total })}
        </Typography>
        <Typography component="p" variant="h3" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {percent}%
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={percent < threshold ? 'primary' : 'secondary'}
        aria-label={text('renderer.checklist.progress')}
        sx={barStyle}
      />
    </Box>
  )
}

const barStyle = { height: 10, borderRadius: 99, backgroundColor: 'divider' } as const
