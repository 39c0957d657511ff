import Box from '@mui/material/Box'
import { guardContrast, tint } from '../../engine/color/contrast.ts'

/** The colours of a record's status; any other status is orange. */
const statusColors: ReadonlyMap<string, string> = new Map([
  ['open', '#2e7d32'],
  ['closed', '#c62828'],
  ['billed', '#1565c0'],
  ['cancelled', '#6a1b9a'],
])
const otherColor = '#ef6c00'

/** A record's status as a coloured label; the colour only repeats what its text says. */
export function StatusChip({ status }: { readonly status: string }) {
  const color = statusColors.get(status.toLowerCase()) ?? otherColor
  const soft = tint(color, 0.955, 0.04)
  return (
    <Box
      component="span"
      data-status={status}
      sx={{ ...chipStyle, bgcolor: soft, color: guardContrast(color, [soft]) }}
    >
      <Box component="span" aria-hidden sx={{ ...dotStyle, bgcolor: color }} />
      {status}
    </Box>
  )
}

const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1.25,
  py: 0.25,
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
} as const

const dotStyle = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 } as const
