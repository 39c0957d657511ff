import Box from '@mui/material/Box'
import type { StateColor } from '../../generated/closed-names.ts'
import { Chip } from './Chip.tsx'
import { stateTints } from './state-tints.ts'

interface StatusChipProps {
  readonly title: string
  readonly color: StateColor
}

/** A record's status as a coloured label. */
export function StatusChip({ title, color: name }: StatusChipProps) {
  const { color, ground, text } = stateTints(name)
  return (
    <Chip sx={{ background: ground, color: text }}>
      <Box component="span" aria-hidden sx={{ ...dotStyle, bgcolor: color }} />
      {title}
    </Chip>
  )
}

const dotStyle = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 } as const
