import Box from '@mui/material/Box'
import { guardContrast, tint } from '../../engine/color/contrast.ts'
import { Chip } from './Chip.tsx'

/** The colours of a record's status; any other status is orange. */
const statusColors: ReadonlyMap<string, string> = new Map([
  ['open', '#2e7d32'],
  ['closed', '#c62828'],
  ['billed', '#1565c0'],
  ['cancelled', '#6a1b9a'],
])
const otherColor = '#ef6c00'

/** A record's status as a coloured label. */
export function StatusChip({ status }: { readonly status: string }) {
  const color = statusColors.get(status.toLowerCase()) ?? otherColor
  const soft = tint(color, 0.955, 0.04)
  return (
    <Chip data-status={status} sx={{ background: soft, color: guardContrast(color, [soft]) }}>
      <Box component="span" aria-hidden sx={{ ...dotStyle, bgcolor: color }} />
      {status}
    </Chip>
  )
}

const dotStyle = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 } as const
