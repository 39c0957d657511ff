import TaskAlt from '@mui/icons-material/TaskAlt'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../texts/use-text.ts'

/** Shown when every item is complete. */
export function Congratulations() {
  const text = useText()
  return (
    <Box component="output" sx={surfaceStyle}>
      <TaskAlt aria-hidden sx={{ fontSize: 40, color: 'success.text' }} />
      <div>
        <Typography variant="h3" component="p">
          {text('renderer.checklist.congratulations')}
        </Typography>
        <Typography>{text('renderer.checklist.all-complete')}</Typography>
      </div>
    </Box>
  )
}

const surfaceStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  p: 2,
  borderRadius: 1.25,
  border: 1,
  borderColor: 'success.strong',
  bgcolor: 'success.soft',
} as const
